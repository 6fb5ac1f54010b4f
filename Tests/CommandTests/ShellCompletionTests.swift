import CommandSupport
import Commands
import Phrases
import TestSupport
import Testing

/// The candidates that Tab offers in every shell.
@Suite struct ShellCompletionTests {
  /// Stands for the names of files, which the shell completes.
  private let files = "(files)"

  /// The candidates for the last word.
  private func offered(_ words: String..., language: Language = .en) -> Set<String> {
    let found = Completions(of: words, Console(Phrasebook(language)))
    return Set(found.candidates.map(\.text) + (found.takesFiles ? [files] : []))
  }

  @Test func firstWordCompletesToCommands() {
    #expect(offered("").isSuperset(of: ["new", "record", "show", "report", "help"]))
    #expect(offered("re") == ["record", "report"])
    #expect(offered("RE") == ["record", "report"])
    // Names that contain the text are offered if no name begins with it.
    #expect(offered("port") == ["report", "import", "export"])
    #expect(offered("recorder").isEmpty)
  }

  @Test(arguments: [
    (["LC_ALL": "ca_ES.UTF-8"], ["nou", "enregistrar", "informe", "ajuda"]),
    (["LC_ALL": "", "LANG": "es_ES"], ["nuevo", "registrar"]),
    (["LC_ALL": "C.UTF-8", "LANGUAGE": "ca"], ["new", "record"]), (["LC_ALL": "en_GB", "LANGUAGE": "ca:es"], ["nou"]),
  ])
  func commandsAreOfferedInTheUsersLanguage(_ environment: [String: String], _ names: [String]) throws {
    for words in [[""], ["help", ""]] {
      let output = try run(
        builtProduct("futbolstats"), ["manual", "completion", "--"] + words, environment: environment
      ).output
      let found = output.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
      #expect(Set(found).isSuperset(of: names))
    }
  }

  @Test func commandsCompleteInAnyLanguage() {
    #expect(offered("nue") == ["nuevo", "nueva"])
    #expect(offered("nuevo", "--us", "") == ["home", "away", "none"])
    #expect(offered("reglas", "off") == ["official", files])
    #expect(offered("mostra", "derby.xml", "sc") == ["score"])
    #expect(offered("mostra", "derby.xml", "", language: .ca).contains("marcador"))
  }

  @Test(arguments: Language.allCases)
  func everySubcommandAndOptionIsOffered(language: Language) {
    let book = Phrasebook(language)
    #expect(offered("", language: language) == Set(CommandName.allCases.map { $0.shown(in: book) }))
    for command in SubcommandTable.all {
      let options = Set(command.allOptions.flatMap(\.typed))
      #expect(offered(command.name.shown(in: book), "-", language: language) == options)
    }
    let described = Completions(of: ["show", "--of"], Console(book)).candidates.map(\.description)
    #expect(described == [book(Phrase("option.show.of"))])
  }

  @Test func globalOptionsMayComeFirst() {
    #expect(offered("--lang", "") == ["en", "es", "ca"])
    #expect(offered("--lang", "ca", "re") == ["record", "report"])
    #expect(offered("--lang=c") == ["ca"])
    #expect(offered("--lang=ca", "re") == ["record", "report"])
  }

  @Test func operandsAreCompleted() {
    #expect(offered("rules", "off") == ["official", files])
    #expect(offered("rules", "official", "") == [])
    #expect(offered("help", "rec") == ["record"])
    #expect(offered("show", "derby.xml", "sc") == ["score"])
    #expect(offered("show", "derby.xml", "score", "l") == ["lineups", "log"])
    #expect(offered("show", "der") == [files])
    #expect(offered("record", "-k", "der") == [files])
    #expect(offered("record", "derby.xml", "der") == [])
    #expect(offered("new", "--time", "17:30", "der") == [files])
    #expect(offered("new", "--set", "bench=5", "der") == [files])
    #expect(offered("report", "derby.xml", "der") == [files])
    #expect(offered("show", "--", "-der") == [files])
  }

  @Test func optionValuesAreCompleted() {
    #expect(offered("new", "--rules", "am") == ["amateur", files])
    // "Handball" contains the text, but a file name that begins with it is likelier.
    #expect(offered("new", "--rules", "ball") == [files])
    #expect(offered("new", "--set", "be") == ["bench="])
    #expect(offered("new", "--set", "bench=5") == [])
    #expect(offered("new", "--us", "") == ["home", "away", "none"])
    #expect(offered("report", "-o", "der") == [files])
    #expect(offered("record", "-ki", "der") == [files])
    #expect(offered("show", "--of", "l", "der") == [files])
    #expect(offered("validate", "--dtd", "der") == [files])
    #expect(offered("export", "--dtd", "der") == [])
  }

  @Test func freeTextIsNotCompleted() {
    for option in ["--venue", "--home", "--date", "--referee"] { #expect(offered("new", option, "der") == []) }
    #expect(offered("report", "--param", "der") == [])
    #expect(offered("record", "--clock", "der") == [])
  }

  @Test func offersOnlyTheCommandsOptions() {
    #expect(offered("report", "-").isSuperset(of: ["-o", "--output", "--lang"]))
    #expect(offered("report", "--keep") == [])
    #expect(offered("record", "--keep") == ["--keep-going"])
    #expect(offered("record", "-k", "--keep") == [])
    #expect(offered("new", "--set", "bench=5", "--set") == ["--set"])
  }
}
