import Phrases
import Testing

@Suite struct PhrasebookTests {
  private let catalan: Phrasebook
  private let spanish: Phrasebook

  init() throws {
    catalan = Phrasebook(
      .ca,
      catalogue: try catalogue(
        """
        msgid "answer.goal"
        msgstr "{minute}' gol de {player}"

        msgid "answer.assisted"
        msgstr "{goal}, assistit per {player}"

        msgid "subs.left"
        msgid_plural "subs.left"
        msgstr[0] "{player}: queda un canvi"
        msgstr[1] "{player}: queden {count} canvis"

        msgid "help.start"
        msgstr ""
        "Primera línia\\n"
        "\\n"
        "Tercera línia"

        msgid "words.goal"
        msgstr "gol  goal"
        """))
    spanish = Phrasebook(.es, catalogue: try catalogue("msgid \"words.goal\"\nmsgstr \"gol tanto\"\n"))
  }

  @Test func placeholdersFollowTheOrderOfTheLanguage() {
    let (name, minute) = ("Iniesta", 116)
    #expect(catalan(Phrase("answer.goal", ["player": name, "minute": minute])) == "116' gol d'Iniesta")
  }

  @Test func nestedPhrasesUseTheSameLanguage() {
    let goal = Phrase("answer.goal", ["player": "Iniesta", "minute": 116])
    let assisted = Phrase("answer.assisted", ["goal": goal, "player": "Cesc"])
    #expect(catalan(assisted) == "116' gol d'Iniesta, assistit per Cesc")
  }

  /// Articles and prepositions are shortened before a vowel sound: Institut d'Estudis Catalans, Ortografia catalana 6.3.
  @Test(arguments: [
    ("Inca", "d'Inca, de l'Inca, a l'Inca, per l'Inca, L'Inca"),
    ("Òscar", "d'Òscar, de l'Òscar, a l'Òscar, per l'Òscar, L'Òscar"),
    ("Hug", "d'Hug, de l'Hug, a l'Hug, per l'Hug, L'Hug"), ("11'", "d'11', de l'11', a l'11', per l'11', L'11'"),
    ("1", "d'1, de l'1, a l'1, per l'1, L'1"), ("12'", "de 12', del 12', al 12', pel 12', El 12'"),
    ("110", "de 110, del 110, al 110, pel 110, El 110"),
    ("1.100", "de 1.100, del 1.100, al 1.100, pel 1.100, El 1.100"),
    ("Iago", "de Iago, del Iago, al Iago, pel Iago, El Iago"),
    ("Pons", "de Pons, del Pons, al Pons, pel Pons, El Pons"),
    ("UD Inca", "de UD Inca, del UD Inca, al UD Inca, pel UD Inca, El UD Inca"),
    ("«Inca»", "de «Inca», del «Inca», al «Inca», pel «Inca», El «Inca»"),
  ])
  func catalanShortensBeforeVowels(_ value: String, _ expected: String) throws {
    let text = "msgid \"of\"\nmsgstr \"de {x}, del {x}, al {x}, pel {x}, El {x}\"\n"
    let phrase = Phrase("of", ["x": value])
    #expect(Phrasebook(.ca, catalogue: try catalogue(text))(phrase) == expected)
    #expect(Phrasebook(.es, catalogue: try catalogue(text))(phrase).hasPrefix("de \(value), del \(value)"))
  }

  @Test func onlyWholePrecedingWordsAreShortened() throws {
    let book = Phrasebook(.ca, catalogue: try catalogue("msgid \"of\"\nmsgstr \"model {x}, {x} de\"\n"))
    #expect(book(Phrase("of", ["x": "A"])) == "model A, A de")
  }

  /// A game's own phrases and terms replace the usual ones.
  @Test func gamesHaveTheirOwnPhrases() throws {
    let text = """
      msgid "men"
      msgstr "{count} {on-field}, {other}"

      msgid "out"
      msgstr "sent off"

      msgid "term.on-field"
      msgstr "on the field"

      msgid "game.court.term.on-field"
      msgstr "on court"

      msgid "game.handball.out"
      msgstr "disqualified"

      """
    let book = Phrasebook(.en, catalogue: try catalogue(text))
    func said(_ book: Phrasebook) -> [String] { [book(Phrase("men", count: 6)), book(Phrase("out"))] }
    #expect(said(book) == ["6 on the field, {other}", "sent off"])
    #expect(said(book.playing(["court"])) == ["6 on court, {other}", "sent off"])
    #expect(said(book.playing(["handball", "court"])) == ["6 on court, {other}", "disqualified"])
  }

  @Test(arguments: [(0, "queden 0 canvis"), (1, "queda un canvi"), (2, "queden 2 canvis"), (-1, "queden -1 canvis")])
  func countSelectsThePluralForm(count: Int, text: String) {
    #expect(catalan(Phrase("subs.left", ["player": "v"], count: count)) == "v: " + text)
  }

  @Test func valuesAreNotTemplates() {
    #expect(catalan(Phrase("answer.goal", ["player": "{minute}", "minute": 3])) == "3' gol de {minute}")
  }

  @Test func placeholderWithoutValueStays() {
    #expect(catalan(Phrase("answer.goal", ["minute": 3])) == "3' gol de {player}")
    #expect(catalan(Phrase("subs.left", ["player": "v"])) == "v: queden {count} canvis")
  }

  @Test func missingPhrasesFallBackToEnglishThenKey() {
    #expect(catalan(Phrase("suggestion.nearest", ["word": "undo"])) == "Did you mean undo?")
    #expect(!catalan.has("suggestion.nearest"))
    #expect(Phrasebook(.ca).has("suggestion.nearest"))
    #expect(catalan(Phrase("no.such-key", ["word": "undo"])) == "no.such-key")
    #expect(catalan.lines("no.such-key") == ["no.such-key"])
  }

  @Test func blankLinesAreKept() {
    #expect(catalan.lines("help.start") == ["Primera línia", "", "Tercera línia"])
  }

  @Test func wordsOfOneLanguageAndOfAll() {
    #expect(catalan.words("words.goal") == ["gol", "goal"])
    #expect(catalan.words("words.corner").isEmpty)
    #expect([catalan, spanish].words("words.goal") == ["gol", "goal", "tanto"])
    #expect(Phrasebook.everyLanguage.map(\.language) == [.en, .es, .ca])
  }

  @Test func phrasesWithTheSameArgumentsAreEqual() {
    #expect(Phrase("k.a", ["a": 1, "b": "x"]) == Phrase("k.a", ["b": "x", "a": 1]))
    #expect(Phrase("k.a", ["a": 1]) != Phrase("k.a", ["a": "1"]))
    #expect(Phrase("k.a", count: 1) != Phrase("k.a"))
  }
}
