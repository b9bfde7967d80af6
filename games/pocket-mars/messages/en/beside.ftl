### What a helper beside a real table asks, and its score.

## Before it begins.

ask-level = How strong are the androids?
ask-decider = Who decides?
decider-program = The program
decider-person = I do
ask-readings = Other readings of the rules
reading-final-score = The androids aim for their own score alone, not for the lead over yours

## What is asked.

asks-module = What is left in the androids' prep module?
asks-end = The game is over. Where do your colonists stand?
asks-rest = What else do you have?
asks-above = How many of your colonists are on ★★?
asks-table = What is on the table now?
too-many-colonists = You have { $all } colonists, but these are { $count }.
too-many-above = On ★★ of the { $building } there is room for { $room } of yours.
not-all-landed = You said that all { $all } of your colonists are on Buildings, but these are { $count }.
fact-module = The androids' prep module
fact-deck = Cards in the deck
fact-landed = All your colonists are on Buildings
fact-energy = The androids' energy
fact-ship = Androids on their Spaceship
fact-earth = Androids on Earth
fact-first = Androids on ★ of the { $building }
fact-second = Androids on ★★ of the { $building }
fact-your-second = Yours on ★★ of the { $building }
fact-your-first = Yours on ★ of the { $building }
fact-your-ship = Yours on your Spaceship
fact-your-energy = Your energy
answer-full = Both cards
answer-empty = No card
answer-left = Slot { $slot }, { $colour }
answer-yes = Yes
answer-no = No
answer-or-more = { $count } or more

## What the person decides for the androids.

trail-round = Round { $round }
trail-activation = Android Activation

## Names, the score and the end.

name-you = You
score-ship = Colonists on the Spaceship
score-first = Colonists on ★
score-second = Colonists on ★★
score-earth = Colonists on Earth
score-everywhere = In every colonist Building
score-four = Four in one Building
score-energy = Most energy
measure-points = most points
measure-second = most colonists on ★★
measure-landed = most colonists on Buildings
measure-energy = most energy
end-yours = All your colonists are on Buildings.
end-theirs = All colonists of the androids are on Buildings.
end-module = The androids' prep module could not be filled.
end-round = The last round of the game was played.
end-landed = A player had all colonists on Buildings.
end-finished = A player had all colonists on Buildings, and the round was finished.
