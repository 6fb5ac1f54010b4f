import MatchModel
import Phrases
import PromptInterface
import Testing

/// The candidates that Tab offers at every position, by key (docs/PROMPT.md).
@Suite struct OfferTests {
  private static let names = [
    2: "Sergio Ramos", 3: "Piqué", 9: "Iniesta", 11: "Pedro", 12: "Valdés", 15: "Ñúñez Brown", 16: "Vinícius",
  ]

  private func offer(_ line: String, after lines: [String] = ["start"], in language: Language = .en) -> Offer {
    let session = SessionFixture.session(Phrasebook(language), after: lines, names: Self.names)
    return session.view.offer(for: line, cursor: line.unicodeScalars.count)
  }

  private func keys(_ line: String, after lines: [String] = ["start"], in language: Language = .en) -> [String] {
    offer(line, after: lines, in: language).choices.map(\.key)
  }

  private static func numbers(_ shirts: ClosedRange<Int>) -> [String] { shirts.map { String($0) } }

  // MARK: - Typed text

  @Test(
    "typed text is matched against codes, words and names, but not descriptions",
    arguments: [
      ("Pe", Language.en, ["11", "v11"]), ("Vi", .en, ["16", "v16"]), ("ñú", .en, ["15", "v15"]),
      ("Se", .en, ["set", "2", "v2"]), ("ram", .en, ["2", "v2"]), ("clau", .ca, []), ("nies", .en, ["9", "v9"]),
      ("9 goal ,In", .en, []), ("9 goal ,ra", .en, ["2"]), ("10>Ñ", .en, ["15"]), ("Sergio R", .en, ["2", "v2"]),
    ])
  func textMatchesCodesWordsAndNames(line: String, language: Language, expected: [String]) {
    #expect(keys(line, in: language) == expected)
  }

  /// A player's name that is also a word for an event is found by its other words only.
  @Test func eventsPrecedePlayersOfTheSameName() {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], names: [7: "Jake Corner"])
    func keys(_ line: String) -> [String] { session.view.offer(for: line, cursor: line.count).choices.map(\.key) }
    #expect(keys("corn") == ["corner"])
    #expect(keys("Jak") == ["7", "v7"])
    #expect(session.said(to: "corn").problem == "not recorded: unknown word “corn”; did you mean corner?")
  }

  /// A command does not take a time, and a word is never suggested in place of itself.
  @Test(arguments: [
    (Language.en, "12:00 todo", "not recorded: todo is a command, which takes no time"),
    (.ca, "12:00 avisos", "no anotat: avisos és una ordre i no porta temps"),
    (.es, "12:00 avisos", "no anotado: avisos es una orden y no lleva tiempo"),
  ])
  func commandTakesNoTime(language: Language, line: String, problem: String) {
    let session = SessionFixture.session(Phrasebook(language), after: ["start"])
    #expect(session.said(to: line).problem == problem)
  }

  /// Names whose folded form has more or fewer letters, and upper-case codes.
  @Test(arguments: [
    ("9g,jose\u{301}", 3, ["7"]), ("9g,gal·la", 3, ["6"]), ("9g,wei\u{DF}", 3, ["5"]), ("9g,GAL·L", 3, ["6"]),
    ("9gh,jose\u{301}", 4, ["7"]), ("4>nun\u{303}e", 2, ["15"]), ("v4fjose\u{301}", 3, ["7"]),
    ("v4fywei\u{DF}", 4, ["5"]), ("V4FYGal·la", 4, ["6"]), ("V4>Ñú", 3, ["15"]), ("v?1=gal·la", 4, ["6"]),
    (">Pen\u{303}a", 1, ["8"]), ("V>Pen\u{303}a", 2, ["8"]), ("9G,wei\u{DF}", 3, ["5"]),
    ("9 goal ,jose\u{301}", 8, ["7"]),
  ])
  func replacesTheNameAsTyped(line: String, start: Int, expected: [String]) {
    let names = [5: "Weiß", 6: "Galla", 7: "José", 8: "Peña", 15: "Núñez"]
    let session = SessionFixture.session(Phrasebook(.en), after: ["start", "v?f", "8>", "v8>"], names: names)
    let offer = session.view.offer(for: line, cursor: line.unicodeScalars.count)
    #expect(offer.choices.map(\.key) == expected)
    #expect(offer.replaced == start..<line.unicodeScalars.count)
  }

  @Test func wordsOfTheOtherLanguagesAreCompletedToo() {
    #expect(keys("9 fora") == ["fora de joc"])
    #expect(keys("9 gol", in: .en) == ["gol", "gol en propia puerta"])
    #expect(keys("9 goal cabe", in: .ca) == ["cabeza"])
    #expect(keys("desf", in: .es) == ["desfer"])
    #expect(keys("undo", in: .ca) == ["undo"])
  }

  @Test(arguments: [
    "n wi", "ln wi", "9n wi", "vn Se", "note wi", "9 note pe", "n ", "abandon pe", "4y he said pe",
    "4 yellow he said pe",
    "4y Vi", "4 yellow Vi",
  ])
  func freeTextIsNotCompleted(line: String) {
    #expect(offer(line).choices.isEmpty)
  }

  @Test func multiWordTermsAreCompletedAsAWhole() {
    #expect(offer("9 goal cross l").replaced == 7..<14)
    #expect(keys("9 goal cross l") == ["cross left"])
    #expect(keys("9 gol peu e", in: .ca) == ["peu esquerre"])
    #expect(keys("4r denying a g") == ["denying a goal", "denying a goal by hand"])
    #expect(keys("4r denying a goal by") == ["denying a goal by hand"])
    #expect(keys("red 4 for denying a goal by") == ["denying a goal by hand"])
    #expect(keys("4 red denying a goal by") == ["denying a goal by hand"])
  }

  // MARK: - Legal candidates, without duplicates

  private static let bodies = ["right", "left", "header", "other"]

  @Test func detailsAlreadyTypedAreNotOffered() {
    #expect(Set(keys("9 goal header ")).isDisjoint(with: Self.bodies))
    #expect(Set(keys("9 chance saved ")).isDisjoint(with: ["saved", "off", "woodwork", "blocked"]))
    #expect(!keys("9 goal ").contains(",9"))
    #expect(keys("9 goal ").contains(",8"))
    #expect(keys("4 yellow delay ") == [])
    #expect(keys("4 yellow ").contains("delay"))
    #expect(Set(keys("9gh")).isDisjoint(with: ["r", "l", "h", "o"]))
    #expect(keys("9ghc5") == [","])
    #expect(keys("4fm") == ["y", "r"])
    #expect(keys("v10>14 7>") == ["12", "13", "15", "16", "17", "18"])
  }

  @Test func penaltiesOfferNoAssist() {
    #expect(!keys("9gp").contains(","))
    #expect(keys("9gp,") == [])
    #expect(!keys("9 goal penalty ").contains(",8"))
    #expect(keys("9 goal throw ").contains(",8"))
  }

  @Test func benchPlayersGetOnlyCardsAndNotes() {
    #expect(keys("15") == ["y", "r", "n"])
    #expect(keys("15 ") == ["yellow", "red", "note"])
    #expect(keys("v15>") == [])
    #expect(keys("15.") == [])
    #expect(keys("9 ").contains("goal"))
  }

  @Test(arguments: ["coach", "vcoach", "coach2"])
  func officialsGetOnlyCardsAndNotes(code: String) {
    #expect(keys(code) == ["y", "r", "n"])
    #expect(keys(code + " ") == ["yellow", "red", "note"])
    #expect(keys(code + "y ").contains("dissent"))
    #expect(keys(code + "r ") == ["serious", "violent", "dogso", "dogso hand", "biting", "abuse"])
  }

  @Test func sentOffPlayersGetOnlyNotes() {
    #expect(keys("4", after: ["start", "4r"]) == ["n"])
  }

  @Test func intervalsOfferNoPlay() {
    #expect(Set(keys("9", after: ["start", "end"])).isDisjoint(with: ["g", "s", "f", "o", "c"]))
  }

  @Test func onlyTheTeamWhoseTurnItIsKicks() {
    let session = SessionFixture.session(
      Phrasebook(.en), after: ["start", "end", "start", "end", "start", "9g"], extraPeriods: 0)
    func keys(_ line: String) -> [String] { session.view.offer(for: line, cursor: line.count).choices.map(\.key) }
    #expect(Set(keys("9")).isDisjoint(with: ["g", "s"]))
    #expect(Set(keys("v9")).isSuperset(of: ["g", "s"]))
    #expect(keys("v9s") == ["+", "-", "x", "."])
    #expect(keys("v9g") == [])
    #expect(keys("v9 chance ") == ["saved", "off", "woodwork", "blocked"])
  }

  @Test func candidatesDependOnTheMinute() {
    let lines = ["start", "20' 10>14"]
    #expect(keys("10", after: lines) == ["y", "r", "n"])
    #expect(keys("10' 10", after: lines).contains(">"))
    #expect(keys("10' 10>", after: lines).contains("14"))
    #expect(keys("edit 2 10>", after: lines).contains("14"))
  }

  @Test func noSubstitutionIsOfferedWhenAllAreUsed() {
    let lines = ["start", "1>12 2>13 3>14", "30' 4>15 5>16"]
    #expect(keys("6>", after: lines) == [])
    #expect(keys("6 ", after: lines).contains("leaves"))
    #expect(!keys("6 ", after: lines).contains("sub"))
  }

  @Test func unknownTeamIsOfferedEverything() {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], names: nil)
    let codes = session.view.offer(for: "9", cursor: 1).choices.map(\.key)
    #expect(codes.contains("g") && codes.contains(">") && codes.contains("y"))
  }

  /// The initial line-up of `new` may contain anybody.
  @Test func unknownNumberIsOfferedEverything() {
    for lines in [["start"], ["start", "v19y", "33>20"]] {
      let session = SessionFixture.session(Phrasebook(.en), after: lines, isProvisional: true)
      func keys(_ line: String) -> [String] { session.view.offer(for: line, cursor: line.count).choices.map(\.key) }
      #expect(Set(keys("44")).isSuperset(of: ["g", "s", "f", "y", "o", "c"]))
      #expect(Set(keys("v44 ")).isSuperset(of: ["goal", "chance", "foul", "yellow"]))
      #expect(keys("44g,").contains("9"))
      #expect(keys("44>").contains("12"))
      #expect(keys("9g,4") == ["4"])
      #expect(keys("v44f").contains("9"))
      #expect(keys("44g 45g 46y ").contains("dissent"))
    }
  }

  // MARK: - Parts

  @Test(arguments: [
    ("4 falta a ", Language.ca), ("4 foul a ", .en), ("4 foul on ", .en), ("4 fouls ", .en), ("4 foul ", .en),
    ("4 falta ", .es), ("4 falta sobre ", .es), ("4f", .en),
  ])
  func theVictimIsAnOpponent(line: String, language: Language) {
    let session = SessionFixture.session(Phrasebook(language), after: ["start", "3>15"], names: Self.names)
    let offered = session.view.offer(for: line, cursor: line.unicodeScalars.count).choices
    let numbers = offered.map(\.key).filter { $0.first?.isNumber == true }
    // Our player with this number is off the field, theirs is not.
    #expect(numbers == Self.numbers(1...11))
  }

  @Test func aFoulMayBeHandball() {
    #expect(keys("4 foul ").contains("handball"))
    #expect(keys("4 falta ", in: .ca).contains("mans"))
    #expect(keys("4 foul hand") == ["handball"])
    #expect(!keys("4 foul 9 ").contains("handball"))
    #expect(keys("4 foul handball ") == ["yellow", "red"])
  }

  @Test func bothFormsOfASubstitutionAreCompleted() {
    #expect(keys("10.Val") == ["12"])
    #expect(keys("10>Val") == ["12"])
    #expect(keys("v8.Br") == ["15"])
    #expect(keys("v8.") == Self.numbers(12...18))
    #expect(keys(".", after: ["start", "9>"]).contains("9"))
    #expect(keys("9s.").contains("h"))
  }

  @Test(arguments: [
    ("canvi s", Language.ca, "surt 6"), ("canvi se", .ca, "6"), ("canvi su", .ca, "surt"),
    ("canvi surt 8 e", .ca, "entra"), ("sub o", .en, "off on"), ("sub off 9 o", .en, "on"), ("sub on 14 o", .en, "off"),
    ("cambio sal", .es, "sale"), ("canvi s", .en, "surt 6"), ("surt 8 e", .es, "entra"),
    ("sub off 9 on 1", .en, "12 13 14 15 16 17 18"), ("canvi surt 8 ", .ca, "entra 12 13 14 15 16 17 18"),
    ("canvi surt ", .ca, "1 2 3 4 5 6 7 8 9 10 11"),
  ])
  func substitutionWordsAreOfferedBesidePlayers(line: String, language: Language, expected: String) {
    let session = SessionFixture.session(Phrasebook(language), after: ["start"], names: [6: "Serra", 16: "Serra"])
    let keys = session.view.offer(for: line, cursor: line.count).choices.map(\.key)
    #expect(keys.joined(separator: " ") == expected)
  }

  @Test func identityCandidatesWereOnTheField() {
    let lines = ["start", "v3>12", "v?g", "v?f9", "v5r"]
    // Players who were on the field and are not identified otherwise.
    #expect(keys("v?1=", after: lines) == ["1", "2", "4", "5", "6", "7", "8", "9", "10", "11", "12"])
    #expect(keys("v?1=1", after: lines) == ["1", "10", "11", "12"])
    #expect(keys("v?3=", after: lines) == [])
    #expect(keys("?1=", after: lines) == [])
    #expect(keys("v?=", after: lines) == [])
    // 5 was sent off before the goal, so cannot have scored it.
    #expect(!keys("v?1=", after: ["start", "v5r", "v?g"]).contains("5"))
  }

  /// The list explains each one and fits a terminal of 24 lines.
  @Test(arguments: Language.allCases, [[], ["start"], ["start", "45' end"], ["start", "90' finish"]])
  func emptyLineListsClausesWithTheirMeaning(language: Language, lines: [String]) {
    let session = SessionFixture.session(Phrasebook(language), after: lines)
    let choices = session.view.offer(for: "", cursor: 0).choices
    #expect(choices.count <= 21)
    #expect(choices.filter { $0.label.isEmpty && $0.key.count < 3 }.map(\.key) == [])
    #expect(choices.contains { !$0.label.isEmpty })
  }

  @Test func furtherClausesAreInTheUsersLanguage() {
    for line in ["v4f ", "9g "] {
      #expect(Set(["fi", "afegit", "acabar"]).isSubset(of: keys(line, in: .ca)), "\(line)")
      #expect(Set(["end", "added", "finish"]).isDisjoint(with: keys(line, in: .ca)), "\(line)")
    }
    #expect(keys("v4f en", in: .en) == ["end"])
    #expect(keys("v4f ad", in: .ca) == ["added"])
  }

  @Test func logCompletesCards() {
    #expect(keys("ls car") == ["cards"])
    #expect(keys("llista targetes", in: .ca) == ["targetes"])
  }

  @Test func assistWordsOfferTeammates() {
    for (line, language) in [
      ("9 goal assist ", Language.en), ("9 goal assist by ", .en), ("9 gol assistència de ", .ca),
      ("9 gol asistencia de ", .es),
    ] {
      #expect(keys(line, in: language) == Self.numbers(1...11).filter { $0 != "9" }, "\(line)")
    }
  }

  @Test func articlesBeforeAPlayerAreIgnored() {
    #expect(keys("the 9").contains("g"))
    #expect(keys("el 9 go", in: .ca).first == "gol")
    #expect(keys("el 9 gol de ca", in: .ca) == ["cap"])
  }

  // MARK: - Positions

  @Test func everyPositionHasCandidatesOrAHint() {
    #expect(keys("player l9 foot ") == ["left", "right", "both"])
    #expect(keys("player l9 foot ", in: .ca) == ["esquerre", "dret", "ambdós"])
    #expect(keys("award ") == ["none", "3-0"])
    #expect(offer("clock ").hint == "clock [MM:SS|+30|-30]")
    #expect(offer("added ").hint == "0-60  0 to 60 minutes")
    #expect(keys("player coach ") == ["name"])
    #expect(!keys("player l9 foot left ").contains("foot"))
    #expect(keys("find ser") == ["Sergio Ramos"])
  }

  @Test func theLetterOfASideListsItsPlayers() {
    for (letter, other) in [("l", "v1"), ("h", "v1"), ("v", "l1"), ("a", "l1")] {
      #expect(keys(letter).contains(letter + "9"), "\(letter)")
      #expect(keys(letter).contains(letter + "12"), "\(letter)")
      #expect(!keys(letter).contains(other), "\(letter)")
      #expect(keys("player " + letter).contains(letter + "9"), "\(letter)")
      #expect(keys("stats " + letter).contains(letter + "9"), "\(letter)")
    }
  }

  @Test func nothingMovesBeforeItself() {
    #expect(keys("move 1 before ", after: ["start", "9g", "9s"]) == ["3", "2"])
    #expect(keys("move 2 ", after: ["start", "9g", "9s"]) == ["before", "after", "23'"])
  }

  // MARK: - Descriptions

  @Test(arguments: Language.allCases)
  func descriptionsAreNotQuestionsOrExplanations(language: Language) {
    let session = SessionFixture.session(Phrasebook(language), after: ["start"])
    for line in ["9", "9g", "9s", "4f", "9 ", "9 goal ", "4 foul "] {
      for choice in session.view.offer(for: line, cursor: line.count).choices {
        #expect(!choice.label.contains { "?;:…".contains($0) }, "\(line)\(choice.key): \(choice.label)")
        #expect(folded(choice.label) != choice.key, "\(line)\(choice.key)")
      }
    }
    let goal = session.view.offer(for: "9", cursor: 1).choices.first { $0.key == "g" }
    #expect(goal?.label == session.view.book(Phrase("clause.goal.name")))
  }
}
