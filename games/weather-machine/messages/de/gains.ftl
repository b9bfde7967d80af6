### Boni, Kosten und Bedingungen, ausführlich und als kurze Hauptwörter.

## Was man erhält, als etwas zu tun; `.noun` ist die Sache allein.

gain-voucher = { $vouchers } erhalten
    .noun = { $count ->
            [1] { $voucher }
           *[other] { $vouchers }
        }
gain-any-voucher = { $vouchers } erhalten
    .noun = { $count ->
            [1] beliebiger Coupon
           *[other] { $vouchers }
        }
gain-part = { $count ->
        [1] ein Zahnrad
       *[other] { $count } Zahnräder
    } nehmen
    .noun = { $count ->
            [1] Zahnrad
           *[other] { $count } Zahnräder
        }
gain-chemical = { $count ->
        [1] eine Chemikalie
       *[other] { $count } Chemikalien
    } aus dem Vorrat nehmen
    .noun = { $count ->
            [1] Chemikalie
           *[other] { $count } Chemikalien
        }
gain-bot = einen Bot bauen
    .noun = Bot
gain-workshop = die Werkstatt erweitern
    .noun = Werkstattplättchen
gain-fund = auf der { FORM($area, "track") } vorrücken
    .noun = Finanzierung { FORM($area, "of") }
gain-any-fund = auf einer beliebigen Finanzierungsleiste vorrücken
    .noun = beliebige Finanzierung
gain-investment = ein Investmentplättchen nehmen
    .noun = Investmentplättchen
gain-cp = { $count } KP erhalten
    .noun = { $count } KP
gain-end-cp = { $count } KP am Spielende erhalten
    .noun = { $count } KP am Spielende
gain-sell = ein Zahnrad verkaufen
gain-secure = eine Subvention sichern
gain-experiment = am Experiment arbeiten
gain-publish = eine Abhandlung veröffentlichen
gain-research = forschen
gain-breakthrough = einen Durchbruch erzielen
gain-free-experiment = am Experiment arbeiten, ohne Chemikalie
gain-nothing = nichts
gain-either = { $one } oder { $other }
    .noun = { $one } oder { $other }

## Kosten.

cost-free = nichts
cost-item = 1 Chemikalie oder 1 Zahnrad nach Wahl

## Bedingungen der Ziele; `.noun` ist kürzer.

condition-nobel = der Nobelpreis
condition-sections = die ersten { $count } Abschnitte des Fließbands offen
    .noun = { $count }+ { $measure }
condition-space = { $measure } auf Feld { $count } oder weiter
    .noun = { $measure } auf { $count }+
condition-least = { $count } oder mehr { $measure }
    .noun = { $count }+ { $measure }
condition-most = höchstens { $count } { $measure }
condition-furthest = niemand weiter auf der { FORM($area, "track") }
    .noun = vorn bei der Finanzierung { FORM($area, "of") }
condition-majority = Mehrheit: { $measure }, auch bei Gleichstand
    .noun = Mehrheit: { $measure }

## Was Bedingungen messen.

measure-bots = { KEY($area) ->
        [area-rnd] Bots in F&E
        [area-lab] Bots in der Wettermaschine
       *[other] Bots in der Regierungsmaschine
    }
measure-branches = Zweige { FORM($area, "of") } mit einem Bot
measure-funding = der Finanzierungsmarker { FORM($area, "of") }
    .noun = Finanzierung { FORM($area, "of") }
measure-tokens = { FORM($colour, "plural") } Forschungssteine im Büro
measure-papers = veröffentlichte Abhandlungen
measure-paper-weathers = Wetterarten veröffentlichter Abhandlungen
measure-citations = Zitatsteine im Büro
measure-rows = vollständige Büroreihen
measure-awards = Auszeichnungen
measure-subsidies = Subventionsplättchen
measure-workshop-tiles = Werkstattplättchen
measure-part-colours = Zahnradfarben in der Werkstatt
measure-bots-built = Bots nicht mehr auf dem Fließband
measure-science = Wissenschaftscoupons
measure-vouchers = Coupons
measure-cp = KP
measure-nobel = Nobelpreise
measure-goals-met = erfüllte Ziele
measure-bots-on-board = Bots auf dem Spielplan
measure-sections = offene Abschnitte des Fließbands
measure-lowest-funding = der hinterste Finanzierungsmarker
measure-highest-funding = der vorderste Finanzierungsmarker
