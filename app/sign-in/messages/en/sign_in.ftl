### Signing in. A passkey is what phones and computers call it in this language.

## The page of signing in.

sign-in-title = Sign in
sign-in-skip = To the text
sign-in-here = You are signed in as { $name }.
sign-in-passkey-title = With a passkey
sign-in-passkey-help = Unlock this device, or scan the code with your phone. No name, no password.
sign-in-passkey = Sign in with a passkey
sign-in-letter-title = By e-mail
sign-in-provider = Sign in with { $provider }
sign-in-code-title = Lost your device? Use a recovery code
sign-in-code-label = Recovery code
sign-in-code = Use the code
join-title = New here?
join-name = Your name, as others see it
join-passkey = Join with a passkey

## What can go wrong with a passkey, said beside its button.

passkey-unsupported = This browser knows no passkeys. Try another browser, or another way in.
passkey-cancelled = No passkey was chosen. Try again.
passkey-known = This device has a passkey for you already.
passkey-failed = This device could not do that. Try again, or another way in.
passkey-script = Passkeys need scripts. Turn them on, or use another way in.
passkey-unnamed = Passkey

## Letters.

letter-address = E-mail address
letter-send = Send me a link
letter-sent-title = Look at your mail
letter-sent = If { $address } is known here, a link is on its way.
letter-sent-help = Open it in this browser, within 15 minutes.
letter-confirm-title = Sign in here?
letter-confirm = Somebody asked for this link for { $address } in another browser. If that was you, go on. If not, close this page.
letter-confirm-go = Sign in here
letter-subject = Your link to sign in
letter-text =
    Open this link to sign in to Soloist:

    { $link }

    It works once, within { $minutes } minutes. If you did not ask for it, throw this letter away.

## The page of a person's ways in.

ways-title = Your ways in
ways-guest = You are a guest. Add a way in, and your games stay yours on every device.
ways-back = To your games
ways-used = last used { $used }, added { $since }
ways-remove = Remove
ways-remove-named = Remove { $name }
ways-remove-sure = Remove { $name }? It lets you in no more.
ways-passkeys = Passkeys
ways-passkeys-help = Have two: if one device is lost, the other lets you in to remove it.
passkey-name = Name for the new passkey, such as “my phone”
passkey-name-of = Name of { $name }
passkey-rename = Rename
passkey-add = Add a passkey
ways-identities = E-mail and accounts
ways-provider = Add { $provider }
ways-codes = Recovery codes
ways-codes-left =
    { $count ->
        [0] You have no recovery codes. Ten of them on paper let you in when every device is lost.
        [one] { $count } code is left.
       *[other] { $count } codes are left.
    }
ways-codes-new = Make new codes
ways-codes-sure = Make new codes? The old ones let nobody in any more.
codes-shown = Write these down or print them. Each works once, and they are not shown again.
ways-programs = Tokens for programs
ways-programs-help = A program with a token acts for you in your games. It never changes your account.
token-shown = Copy this token now. It is not shown again.
program-name = Name of the program
program-acts = What may it do?
program-make = Make a token
acts-look = see my games
acts-play = see and play my games

## Why somebody does not get in.

refused-sign-in-first = sign in first
refused-expired = that is used up or too old; ask for a new one
refused-another-browser = open the link in the browser where you asked for it
refused-no-passkey = the passkey did not work; try again
refused-unknown-passkey = nobody here has this passkey; use another one
refused-wrong-code = no such recovery code; look at the letters again
refused-last-way-in = that is your only way in; add another one first
refused-somebody-elses = somebody else signs in with that already
refused-by-invitation = new people come by invitation; ask somebody who plays here
refused-no-address = that is no e-mail address
refused-no-name = use a name of 1 to 40 letters
refused-provider = your provider does not answer as it should; try again later
refused-provider-refused = your provider did not let you through; try again
refused-too-often =
    { $minutes ->
        [one] too many tries; wait { $minutes } minute
       *[other] too many tries; wait { $minutes } minutes
    }
refused-no-random-number = this server has no random numbers just now; try again
refused-another-site = another site sent this; open the page here and try again
