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
    #expect(catalan(Phrase("answer.goal", ["player": name, "minute": minute])) == "116' gol de Iniesta")
  }

  @Test func nestedPhrasesUseTheSameLanguage() {
    let goal = Phrase("answer.goal", ["player": "Iniesta", "minute": 116])
    let assisted = Phrase("answer.assisted", ["goal": goal, "player": "Cesc"])
    #expect(catalan(assisted) == "116' gol de Iniesta, assistit per Cesc")
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
