//! A helper over plain HTTP, as by a phone without scripts.

use crate::asked::{Response, Server, all};

/// The length of the log at which a page was drawn.
fn at(page: &str) -> String {
    page.split("name=\"at\" value=\"")
        .nth(1)
        .and_then(|it| it.split('"').next())
        .map_or_else(|| panic!("no form: {page}"), str::to_string)
}

fn stage(page: &str) -> &str {
    all(page, "data-stage").first().copied().unwrap_or_default()
}

fn turn(page: &str) -> &str {
    all(page, "data-turn").first().copied().unwrap_or_default()
}

/// Submits a form of the page and follows to the next page.
fn press(server: &Server, id: &str, page: &str, fields: &[(&str, &str)]) -> String {
    let at = at(page);
    let fields: Vec<(&str, &str)> = fields.iter().copied().chain([("at", at.as_str())]).collect();
    let response = server.post(&format!("{id}/choose"), &fields);
    server.get(&response.location()).body
}

/// The fields of a picture of several facts, with their preset values.
fn filled_in(page: &str) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    for part in page.split("<select name=\"").skip(1) {
        let part = part.split("</select>").next().unwrap_or_default();
        let name = part.split('"').next().unwrap_or_default();
        let chosen = part.split("<option value=\"").find(|one| one.contains("\" selected"));
        let chosen = chosen.or_else(|| part.split("<option value=\"").nth(1)).expect("an option");
        fields.push((name.into(), chosen.split('"').next().unwrap_or_default().into()));
    }
    for part in page.split("<input type=\"hidden\" name=\"number-").skip(1) {
        let nth = part.split('"').next().unwrap_or_default();
        fields.push((format!("number-{nth}"), all(part, "value")[0].to_string()));
        let field = part.split(&format!("name=\"fact-{nth}\"")).nth(1).expect("the number");
        fields.push((format!("fact-{nth}"), all(field, "value")[0].to_string()));
    }
    for part in page.split("<input type=\"hidden\" name=\"pieces\"").skip(1) {
        fields.push(("pieces".into(), all(part, "value")[0].to_string()));
    }
    for part in page.split("<input type=\"radio\" name=\"fact-").skip(1) {
        let tag = part.split('>').next().unwrap_or_default();
        if tag.contains(" checked") {
            let name = part.split('"').next().unwrap_or_default();
            fields.push((format!("fact-{name}"), all(tag, "value").concat()));
        }
    }
    fields
}

/// Answers the current question with its preset, its proposal, or its first answer.
fn go_on(server: &Server, id: &str, page: &str) -> String {
    let fields = filled_in(page);
    if !fields.is_empty() {
        let mut sent = vec![("facts", "yes")];
        sent.extend(fields.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        return press(server, id, page, &sent);
    }
    let buttons = page.split("name=\"text\" value=\"").skip(1);
    // Proposals are accepted, and the game is not declared over.
    let goes_on = |one: &&str| !one.starts_with("otherwise") && !one.starts_with("table over by");
    let buttons: Vec<&str> = buttons.filter(goes_on).collect();
    let known =
        buttons.iter().find(|one| one.split('>').next().unwrap_or_default().contains("data-known"));
    let text = known.or(buttons.first()).expect("something to press");
    let text = text.split('"').next().unwrap_or_default().to_string();
    press(server, id, page, &[("text", &text)])
}

/// Starts a helper of Pocket Mars and returns its address and first page.
fn begun(server: &Server) -> (String, String) {
    let fields =
        [("option-seats", "1"), ("option-level", "normal"), ("option-da_choice", "algorithm")];
    let id = server.post("/helper/pocket-mars", &fields).location();
    let page = server.get(&id).body;
    (id, page)
}

fn refused(response: &Response) -> &str {
    let from =
        response.body.split("id=\"refused\" role=\"alert\">").nth(1).unwrap_or(&response.body);
    from.split("</p>").next().unwrap_or_default()
}

#[test]
fn a_helper_is_begun_from_the_front_page_with_a_press_for_each_question() {
    let server = Server::start("helper-set-up");
    let front = server.get("/").body;
    for game in ["pocket-mars", "colab", "master-of-the-galaxy", "weather-machine"] {
        assert!(front.contains(&format!("href=\"/helper/{game}\"")), "{game}");
    }
    assert!(!front.contains("href=\"/helper/pig\""), "only who has one");
    assert_eq!(server.get("/helper/pig").status, 404);
    let first = server.get("/helper/pocket-mars").body;
    assert!(
        first.contains("name=\"option-level\" value=\"cyborg\"")
            && first.contains("Question 1 of 2")
    );
    let second = server.get("/helper/pocket-mars?step=1&option-seats=1&option-level=cyborg").body;
    assert!(
        second.contains("name=\"option-level\" value=\"cyborg\"")
            && second.contains("Question 2 of 2")
    );
    assert!(second.contains("method=\"post\""), "the last one starts");
    assert!(second.contains("Other readings of the rules") && second.contains("final_score"));
    let fields = [
        ("option-seats", "1"),
        ("option-level", "cyborg"),
        ("option-readings", "final_score"),
        ("option-da_choice", "algorithm"),
    ];
    let id = server.post("/helper/pocket-mars", &fields).location();
    let save = server.get(&format!("{id}/export")).body;
    assert!(save.contains("\"final_score\""), "{save}");
    let fields =
        [("option-seats", "1"), ("option-level", "cyborg"), ("option-da_choice", "player")];
    let id = server.post("/helper/pocket-mars", &fields).location();
    let page = server.get(&id).body;
    assert_eq!((stage(&page), turn(&page)), ("facts", "1"));
    assert!(page.contains("System Failure") && page.contains("What is left in the androids"));
    let wrong = server.post("/helper/pocket-mars", &[("option-level", "easy")]);
    assert!(
        wrong.status == 422 && wrong.body.contains("normal, super_droid, cyborg"),
        "{}",
        wrong.body
    );
    let list = server.get("/").body;
    assert!(list.contains("<span class=\"tag\">helper</span>"), "its mark in the list");
    assert!(list.contains("runs the androids"));
}

#[test]
fn turns_are_answered_carried_out_taken_back_and_put_right() {
    let server = Server::start("helper-turns");
    let (id, mut page) = begun(&server);
    for nth in 1..=3 {
        assert_eq!(turn(&page), nth.to_string());
        let mut presses = 0;
        page = press(&server, &id, &page, &[("text", "table module 1 green")]);
        while stage(&page) != "carry-out" {
            page = go_on(&server, &id, &page);
            presses += 1;
            assert!(presses < 4, "{page}");
        }
        assert!(page.matches("class=\"instruction\"").count() >= 3, "{page}");
        assert!(page.contains("why?") && page.contains("data-act=\"done\""));
        page = press(&server, &id, &page, &[("text", "done")]);
    }
    assert_eq!(turn(&page), "4");
    // Undo goes back across the end of the turn to its last answer, and does not count as practice.
    let back = |page: &str| {
        let response = server.post(&format!("{id}/undo"), &[("at", &at(page))]);
        server.get(&response.location()).body
    };
    let again = back(&page);
    assert_eq!((stage(&again), turn(&again)), ("carry-out", "3"));
    let earlier = back(&again);
    assert_eq!((stage(&earlier), turn(&earlier)), ("facts", "3"));
    assert!(
        !server.games().open(id.trim_start_matches("/games/")).expect("it").session().practice()
    );
    // A correction of something else that changed on the table.
    let page = server.get(&id).body;
    assert!(page.contains(&format!("href=\"{id}?right=energy\"")), "{page}");
    let right = server.get(&format!("{id}?right=energy")).body;
    assert!(
        right.contains("Put right: The androids") && right.contains("value=\"table energy 5\"")
    );
    let page = press(&server, &id, &right, &[("text", "table energy 5")]);
    assert!(page.contains("<span>The androids' energy</span><b>5</b>"), "{page}");
}

#[test]
fn what_cannot_be_is_refused_with_the_reason_and_changes_nothing() {
    let server = Server::start("helper-wrong");
    let (id, page) = begun(&server);
    let choose = |fields: &[(&str, &str)]| server.post(&format!("{id}/choose"), fields);
    let now = at(&page);
    for (text, why) in [
        ("done", "asked is: What is left in the androids"),
        ("table energy 9", "not"),
        ("table module 3 green", "nothing that this helper can be told"),
    ] {
        let response = choose(&[("text", text), ("at", &now)]);
        assert_eq!(response.status, 422, "{text}");
        assert!(refused(&response).contains(why), "{text}: {}", refused(&response));
    }
    let late = choose(&[("text", "table module full"), ("at", "7")]);
    assert_eq!(late.status, 409, "a late press changes nothing");
    let none = choose(&[("facts", "yes"), ("at", &now)]);
    assert_eq!(none.status, 422);
    assert_eq!(at(&server.get(&id).body), now);
    let typed = choose(&[("text", " module   full".trim()), ("at", &now)]);
    assert_eq!(typed.status, 422, "it is typed with one space between words");
    let typed = choose(&[("text", "module full"), ("at", &now)]);
    assert_eq!(typed.status, 303, "without the word that stands before every fact: {}", typed.body);
    for (path, fields) in [("hint", &[][..]), ("review", &[][..])] {
        let response = server.post(&format!("{id}/{path}"), fields);
        assert!(response.status < 500, "{path}: {}", response.status);
        assert_eq!(server.get(&id).status, 200);
    }
    for path in ["/log", "/rules", "/status", "/at/0", "/told/1", "/review"] {
        let response = server.get(&format!("{id}{path}"));
        assert!(response.status < 400, "{path}: {}", response.body);
    }
}

#[test]
fn a_helper_is_exported_imported_and_scored() {
    let server = Server::start("helper-end");
    let (id, page) = begun(&server);
    let page = press(&server, &id, &page, &[("text", "table module 2 orange")]);
    let exported = server.get(&format!("{id}/export")).body;
    assert!(exported.contains("\"helper\": true"), "{exported}");
    let copy = server.post("/import", &[("save", &exported), ("name", "A copy")]).location();
    let copied = server.get(&copy).body;
    assert_eq!((stage(&copied), at(&copied)), (stage(&page), at(&page)));
    // All own colonists have landed: the game is over after this turn.
    let mut page = press(&server, &id, &page, &[("text", "done")]);
    page = press(&server, &id, &page, &[("text", "table all landed")]);
    while stage(&page) != "score" {
        page = go_on(&server, &id, &page);
    }
    // Eighteen colonists are refused in the language of the page, and seven are not.
    let count = |count: [u8; 3]| {
        let mut fields = filled_in(&page);
        let buildings = ["greenhouse", "aqualab", "energy_bank"];
        for (building, count) in buildings.into_iter().zip(count) {
            let begins = format!("table yours below {building} ");
            let field = fields.iter_mut().find(|(_, value)| value.starts_with(&begins));
            field.expect("asked").1 = format!("{begins}{count}");
        }
        fields.extend([("facts".to_string(), "yes".to_string()), ("at".to_string(), at(&page))]);
        fields
    };
    let send = |fields: Vec<(String, String)>| {
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        server.post(&format!("{id}/choose"), &fields)
    };
    let wrong = send(count([7, 6, 5]));
    assert_eq!(
        (wrong.status, refused(&wrong)),
        (422, "You have 7 colonists, but these are 18 (DA-1.1).")
    );
    page = server.get(&send(count([4, 2, 1])).location()).body;
    let mut presses = 0;
    while stage(&page) != "over" {
        page = go_on(&server, &id, &page);
        presses += 1;
        assert!(presses < 9, "{page}");
    }
    assert!(page.contains("class=\"end-sheet\"") && page.contains("Total"), "{page}");
    let list = server.get("/").body;
    assert!(list.contains("helper: won by "), "{list}");
}

/// The set-up has one screen of options and two pictures; what happened in the person's turn is
/// then one press, and so is how the game ended.
#[test]
fn the_weavers_are_asked_told_and_ended_in_presses() {
    let server = Server::start("helper-weavers");
    let screens = server.get("/helper/master-of-the-galaxy").body;
    assert!(screens.contains("Question 1 of 1"), "{screens}");
    let fields = [("option-seats", "1"), ("option-weavers", "normal")];
    let id = server.post("/helper/master-of-the-galaxy", &fields).location();
    let mut page = press(&server, &id, &server.get(&id).body, &[("text", "table home s00")]);
    let swarms = [("facts", "yes"), ("fact-0", "table swarm 1 w1"), ("fact-1", "table swarm 2 w2")];
    page = press(&server, &id, &page, &swarms);
    assert_eq!((stage(&page), turn(&page)), ("facts", "1"));
    assert!(page.contains("What did you draw?") && page.contains("type=\"radio\""), "{page}");
    page = press(&server, &id, &page, &[("text", "table fed military 1")]);
    assert_eq!(stage(&page), "carry-out");
    page = press(&server, &id, &page, &[("text", "done")]);
    page = go_on(&server, &id, &page);
    assert_eq!((stage(&page), turn(&page)), ("carry-out", "2"));
    assert!(page.matches("class=\"instruction\"").count() >= 2 && page.contains("why?"), "{page}");
    page = press(&server, &id, &page, &[("text", "done")]);
    page = press(&server, &id, &page, &[("text", "table over by home lost")]);
    page = press(&server, &id, &page, &[("text", "done")]);
    assert_eq!(stage(&page), "score");
    page = go_on(&server, &id, &page);
    assert!(page.contains("class=\"end-sheet\"") && page.contains("WV-12.4"), "{page}");
}

/// The set-up has one screen of options and three pictures.
#[test]
fn the_saboteurs_are_set_up_in_four_questions_and_run() {
    let server = Server::start("helper-saboteurs");
    assert!(server.get("/helper/weather-machine").body.contains("Question 1 of 1"));
    let id = server.post("/helper/weather-machine", &[("option-seats", "1")]).location();
    let mut page = server.get(&id).body;
    let mut pictures = 0;
    while stage(&page) == "set-up" {
        pictures += 1;
        page = go_on(&server, &id, &page);
    }
    assert_eq!(pictures, 3);
    let mut presses = 0;
    while stage(&page) != "carry-out" {
        page = go_on(&server, &id, &page);
        presses += 1;
        assert!(presses < 12, "{page}");
    }
    assert!(page.contains("Move the ") && page.contains("why?"), "{page}");
}

/// CoLab has two screens of options and up to four pictures: six questions at most.
#[test]
fn every_set_up_has_at_most_six_questions_and_leads_to_a_turn() {
    let server = Server::start("helper-colab");
    for set_up in ["first_game", "normal"] {
        let screens = server.get("/helper/colab").body;
        assert!(screens.contains("Question 1 of 2"), "{screens}");
        let way =
            format!("/helper/colab?step=1&option-seats=1&option-enemies=2&option-set_up={set_up}");
        let second = server.get(&way).body;
        assert!(
            second.contains("name=\"option-enemy_2\"")
                && !second.contains("name=\"option-enemy_3\"")
        );
        let fields = [("option-seats", "1"), ("option-enemies", "2"), ("option-set_up", set_up)];
        let id = server.post("/helper/colab", &fields).location();
        let mut page = server.get(&id).body;
        let mut questions = 2;
        while stage(&page) == "set-up" {
            questions += 1;
            page = go_on(&server, &id, &page);
        }
        assert_eq!(questions, if set_up == "normal" { 6 } else { 5 });
        let mut presses = 0;
        while turn(&page) == "1" {
            page = go_on(&server, &id, &page);
            presses += 1;
            assert!(presses < 60, "{page}");
        }
    }
}

/// A long row of numbers is one field with what was last known; every step within it can be sent.
#[test]
fn a_number_is_a_stepper_and_no_list() {
    let server = Server::start("helper-number");
    let id = server.post("/helper/weather-machine", &[("option-seats", "1")]).location();
    let mut page = server.get(&id).body;
    while stage(&page) == "set-up" {
        page = go_on(&server, &id, &page);
    }
    let right = server.get(&format!("{id}?right=hideout%20verdino")).body;
    assert!(
        right.contains("name=\"number-0\" value=\"table hideout verdino {number}\""),
        "{right}"
    );
    assert!(right.contains("min=\"0\" max=\"20\"") && !right.contains("<select"), "{right}");
    let sent = |count| {
        [("facts", "yes"), ("number-0", "table hideout verdino {number}"), ("fact-0", count)]
    };
    let page = press(&server, &id, &right, &sent("4"));
    assert!(page.contains("<b>4</b>"), "{page}");
    let length = at(&page);
    let fields = [&sent("40")[..], &[("at", &*length)]].concat();
    let response = server.post(&format!("{id}/choose"), &fields);
    assert_eq!(response.status, 422, "no more than twenty");
}
