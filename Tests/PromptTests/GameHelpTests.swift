import MatchRules
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import TestSupport
import Testing
import Text

/// Help in every game shows all of its clauses and letters, and no others.
@Suite struct GameHelpTests {
  private func help(_ line: String, _ rules: String, _ language: Language = .en) -> [String] {
    SessionFixture.session(Phrasebook(language), after: [], rules: rules).said(to: line).lines
  }

  @Test(arguments: Language.allCases) func basketballHasItsOwnHelp(language: Language) {
    for line in ["help", "help clauses"] {
      let rows = help(line, "basketball", language)
      for example in ["9g ", "9t ", "9p+- ", "9r+ ", "9k ", "9b,4 ", "tm "] {
        #expect(rows.contains { $0.hasPrefix("  " + example) }, "\(line): \(example)")
      }
    }
    let everything = ["help", "help clauses", "help modifiers", "help time", "help players"].flatMap {
      help($0, "basketball", language)
    }
    for football in ["9ghc", "v4y", "v4f9y", "coach y", "45+2'", " vc", "9s+", "9o"] {
      #expect(!everything.contains { $0.contains(football) }, "\(football)")
    }
    let letters = help("help modifiers", "basketball", language)
    #expect(
      letters.contains { $0.contains("+ ") && $0.contains("- ") } && !letters.contains { $0.contains("7   8   9") })
  }

  @Test func startPageFitsTheGame() {
    #expect(help("help", "handball").contains { $0.hasPrefix("  v4x ") && $0.hasSuffix("two minutes") })
    for game in ["handball", "rink"] {
      let goals = help("help", game).filter { $0.hasPrefix("  9g") }
      #expect(goals == ["  9g,7      goal; here with an assist by 7"])
    }
    #expect(help("help", "official").contains("  9g        goal by 9; 9ghc,7 header, corner, assist by 7"))
    #expect(help("help", "official").contains("Earlier: 23' 9g | 45+2' vc | -2' v4f"))
    #expect(help("help", "basketball").contains("In words: 9 basket"))
  }

  /// Rink hockey has red and blue cards, and no yellow ones.
  @Test(arguments: [
    (Language.en, ["  v4f9      foul on 9", "  v4r       red card, and why", "  v4u       blue card"]),
    (.es, ["  v4f9      falta al 9", "  v4r       roja y por qué", "  v4u       azul"]),
    (.ca, ["  v4f9      falta al 9", "  v4r       vermella i per què", "  v4u       blava"]),
  ])
  func rinkHockeyHasNoYellowCards(language: Language, rows: [String]) {
    #expect(help("help", "rink", language).filter { $0.hasPrefix("  v4") } == rows)
    let session = SessionFixture.session(Phrasebook(language), after: ["start"], rules: "rink")
    #expect(session.said(to: "4y").problem != nil)
  }

  /// Between two periods, help shows a card of the game.
  @Test(arguments: [
    ("official", "  10>14  4y    changes, cards, notes as usual"), ("handball", "  4y           cards, notes as usual"),
    ("rink", "  4u           cards, notes as usual"), ("basketball", "  10>14  4f    changes, cards, notes as usual"),
  ])
  func intervalHelpShowsACardOfTheGame(rules: String, row: String) {
    let table = ClauseTable(RuleSetLibrary.rules(rules) ?? RuleSet())
    let page = HelpWording.lines(.interval, table, Phrasebook(.en))
    #expect(page.dropFirst(2).first == row)
  }

  /// Futsal has a stopped clock and no substitutions.
  @Test func futsalHelpNamesTheClockAndNoSubstitutions() {
    let start = help("help", "futsal")
    #expect(start.contains("  g         asks: g, s, f, y, 9g?"))
    #expect(start.contains("  -  +      stops and starts the clock"))
    #expect(help("help", "official").contains("  g         asks: g, s, f, y, sub, 9g?"))
    let session = SessionFixture.session(Phrasebook(.en), after: ["start", "20:00' end !"], rules: "futsal")
    #expect(
      session.said(to: "?").lines.prefix(4) == [
        "Between two periods:", "  start        the next period begins", "  4y           cards, notes as usual",
        "  19' 9g       a forgotten goal, in its minute",
      ])
    #expect(session.said(to: "help >").lines.isEmpty)
  }

  /// Several words are one topic, and plurals are found.
  @Test(arguments: [
    (Language.ca, "doble penal", "9gw"), (.ca, "porter jugador", "4@g"), (.ca, "faltes", "v4f9y"),
    (.es, "faltas", "v4f9y"), (.en, "fouls", "v4f9y"), (.en, "second penalty", "9gw"),
  ])
  func helpFindsSeveralWordsAndPlurals(language: Language, words: String, example: String) {
    let said = SessionFixture.session(Phrasebook(language), after: [], rules: "futsal").said(to: "help \(words)")
    #expect(said.problem == nil && said.lines.first?.hasPrefix("  \(example) ") == true, "\(said)")
  }

  /// A letter is shown next to its meaning even on a terminal of 40 columns.
  @Test(arguments: Language.allCases, RuleSetLibrary.names)
  func lettersFitFortyColumns(language: Language, rules: String) {
    let page = help("help modifiers", rules, language)
    for line in page.dropFirst() where line.hasPrefix("  ") { #expect(line.displayWidth <= 40, "\(line)") }
    #expect(page.count > 4)
  }

  @Test(arguments: [
    (Language.en, "penalty", "9gp"), (.en, "head", "9gh"), (.en, "concussion", "10>14"),
    (.en, "woodwork", "9sx"), (.es, "penalti", "9gp"), (.ca, "rebuig", "9gb"),
  ])
  func helpFindsWords(language: Language, word: String, example: String) {
    let session = SessionFixture.session(Phrasebook(language), after: [])
    let said = session.said(to: "help \(word)")
    #expect(said.problem == nil && said.lines.contains { $0.hasPrefix("  \(example) ") }, "\(said)")
    #expect(session.said(to: "help xyzzy").problem != nil)
  }

  @Test func setDescribesSanctionsInWords() {
    func lines(_ rules: String) -> [String] {
      SessionFixture.session(Phrasebook(.en), after: [], rules: rules).said(to: "set").lines
    }
    #expect(lines("official").contains("red: sent off; a player fewer for the rest of the match"))
    #expect(lines("official").contains { $0.hasPrefix("yellow, 2 in all: sent off") })
    #expect(
      lines("rink").contains("blue card: off for 2 minutes; a player fewer for 2 minutes, or until a goal against"))
    #expect(lines("basketball").contains("9b,4  block"))
    for rules in RuleSetLibrary.names {
      #expect(!lines(rules).contains { $0.contains("sanction.") || $0.contains("becomes") || $0.contains("action.") })
    }
  }
}

/// Basketball and futsal in everyday words.
@Suite struct GameWordTests {
  @Test(arguments: [
    ("4 two points", "basket: 4"), ("4 three points", "three: 4"), ("4 free throw made", "free throw: 4"),
    ("4 free throw missed", "missed"), ("4 tir lliure encistellat", "free throw: 4"), ("4 dos puntos", "basket: 4"),
    ("5 rebound", "rebound: 5"), ("5 defensive rebound", "rebound: 5 Player H5, defensive"),
    ("5 offensive rebound", "rebound: 5 Player H5, offensive"),
    ("rebote ofensivo 5", "rebound: 5 Player H5, offensive"),
    ("4 steal", "steal: 4"),
  ])
  func basketball(line: String, said: String) {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], rules: "basketball")
    let answer = session.said(to: line)
    #expect(answer.problem == nil && answer.lines.contains { $0.contains(said) }, "\(answer)")
  }

  @Test(arguments: [
    (
      Language.en,
      "not recorded: what did 4 Player H4 do? To score: basket 4g, three 4t, free throw 4p; as a note it is 4n sings"
    ),
    (
      .es,
      "no anotado: ¿qué hizo 4 Player H4? Para anotar: tiro de dos 4g, triple 4t, tiro libre 4p; "
        + "como nota sería 4n sings"
    ),
    (
      .ca,
      "no anotat: què ha fet 4 Player H4? Per anotar: tir de dos 4g, triple 4t, tir lliure 4p; com a nota seria 4n sings"
    ),
  ])
  func whatAPlayerDidInBasketball(language: Language, said: String) {
    let session = SessionFixture.session(Phrasebook(language), after: ["start"], rules: "basketball")
    #expect(session.said(to: "4 sings").problem == said)
  }

  @Test func asksIfAFreeThrowWentIn() {
    let person = FirstAnswer()
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], dialogue: person, rules: "basketball")
    #expect(session.said(to: "4p?").lines == ["2  1' free throw: 4 Player H4  1-0"])
    #expect(person.asked == ["Did it go in?"])
  }

  @Test(arguments: [
    (Language.en, "Rebound: defensive / offensive?"), (.es, "¿Rebote: defensivo / ofensivo?"),
    (.ca, "Rebot: defensiu / ofensiu?"),
  ])
  func asksForTheKindOfRebound(language: Language, text: String) throws {
    let book = Phrasebook(language)
    let person = FirstAnswer(book)
    let session = SessionFixture.session(book, after: ["start"], dialogue: person, rules: "basketball")
    _ = session.said(to: "4r?")
    #expect(person.asked == [text])
  }

  @Test func asksAboutARepeatedBlock() {
    let person = FirstAnswer()
    let session = SessionFixture.session(
      Phrasebook(.en), after: ["start"], dialogue: person, rules: "basketball")
    for line in ["3b,4", "3b,v4"] { session.receive(line, typedAt: 1_700_000_000) }
    #expect(person.asked.count == 1, "\(person.asked)")
  }

  @Test func futsal() {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], rules: "futsal")
    #expect(session.said(to: "9 goal double penalty").lines.contains { $0.contains("second penalty") })
    _ = session.said(to: "10:00' v4r")
    let answer = session.said(to: "10:50' 9g").lines
    #expect(answer.contains { $0.contains("Away: 5 players on court") }, "\(answer)")
    #expect(session.said(to: "10>14").problem?.contains("substitutions are not recorded") == true)
  }
}
