import CommandSupport
import Commands
import Phrases
import TestSupport
import Testing

/// Command names in three languages.
@Suite struct CommandNameTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  private static let names = [
    ("new", ["nou", "nova", "nuevo", "nueva", "crear"]), ("next", ["següent", "pròxim", "siguiente"]),
    ("record", ["enregistrar", "gravar", "grabar", "registrar"]),
    ("show", ["mostra", "mostrar", "muestra", "ver"]), ("validate", ["valida", "validar", "comprobar"]),
    ("report", ["informe"]), ("serve", ["servir"]), ("season", ["temporada"]),
    ("merge", ["unir", "fusionar", "ajuntar", "ajunta"]),
    ("import", ["importa", "importar"]),
    ("export", ["exporta", "exportar"]),
    ("rules", ["regles", "reglas", "reglamento"]),
    ("help", ["ajuda", "ayuda"]),
  ]

  @Test(arguments: names) func commandsAcceptNamesInAnyLanguage(_ command: String, _ names: [String]) throws {
    let page = try programFolder.futbolstats("help", command).output
    for name in names + [command.uppercased()] {
      for way in [["help", name], ["ajuda", name], [name, "--help"]] {
        let english = ["LC_ALL": "en_GB.UTF-8"]
        let result = try run(builtProduct("futbolstats"), way, environment: english, directory: programFolder.path)
        #expect(result.output == page && result.status == .exited(0), "\(way) \(result.error)")
      }
    }
  }

  @Test(arguments: Language.allCases) func everyCommandHasItsTexts(language: Language) {
    let keys = SubcommandTable.all.flatMap { [$0.summary, $0.helpText] + $0.options.map(\.help) }
    #expect(keys.filter { !Phrasebook(language).has($0) } == [])
  }

  @Test func recordsAWholeMatchInCatalan() throws {
    func run(_ words: String...) throws -> RunResult {
      try TestSupport.run(
        builtProduct("futbolstats"), words, text: "inici\n5' 9g\nfinal\n", environment: ["LC_ALL": "ca_ES.UTF-8"],
        directory: programFolder.path)
    }
    let made = try run("nou", "p.xml", "Inca", "Llosetense")
    #expect(made.output == "p.xml creat: Inca - Llosetense. Per enregistrar-lo: futbolstats enregistrar p.xml\n")
    #expect(try run("enregistrar", "p.xml").status == .exited(0))
    #expect(try run("mostra", "p.xml", "score").output.hasPrefix("Inca 1-0 Llosetense"))
    #expect(try run("valida", "-v", "p.xml").output == "p.xml: vàlid\n")
    #expect(try run("informe", "p.xml").output == "p.html\n")
  }

  /// Without a language setting, the command's name determines the language; `informe` belongs to two.
  @Test func commandNameSelectsTheLanguage() throws {
    func said(_ words: [String], _ locale: String) throws -> String {
      try run(builtProduct("futbolstats"), words, environment: ["LC_ALL": locale], directory: programFolder.path).output
    }
    for (name, created) in [("nou", "creat"), ("nuevo", "creado"), ("new", "created")] {
      let file = name + ".xml"
      #expect(try said([name, file, "Inca", "Llosetense"], "C.UTF-8").hasPrefix("\(file) \(created)"), "\(name)")
      #expect(try said([name, file, "A", "B", "--force"], "es_ES.UTF-8").hasPrefix("\(file) creado"), "\(name)")
      #expect(try said([name, file, "A", "B", "--force", "--lang", "ca"], "C").hasPrefix("\(file) creat:"), "\(name)")
    }
    #expect(try said(["informe", "--help"], "C") == (try said(["report", "--help"], "C")))
    #expect(try said(["ajuda"], "POSIX") == (try said(["help"], "ca_ES.UTF-8")))
    #expect(
      try run(builtProduct("futbolstats"), ["mostra"], environment: ["LC_ALL": "C"]).error == """
        futbolstats: falta FITXER
        Ús: futbolstats mostrar [OPCIÓ]... FITXER
          [marcador|alineacions|llista|estat|estadístiques]...
        Més: futbolstats ajuda mostrar

        """)
  }

  /// All names are accepted in every language, and no name belongs to two commands.
  @Test func noTwoCommandsShareAName() {
    var owners: [String: CommandName] = [:]
    for command in CommandName.allCases {
      for book in Phrasebook.everyLanguage {
        #expect(!command.names(in: book).isEmpty)
        for name in command.names(in: book) {
          #expect(owners.updateValue(command, forKey: folded(name)) ?? command == command, "\(name)")
        }
      }
      #expect(command.shown(in: Phrasebook(.en)) == command.rawValue)
    }
  }

  @Test(arguments: [
    ("en", "ayda", "ayuda", "help"), ("es", "regstrar", "registrar", "ayuda"), ("ca", "informa", "informe", "ajuda"),
    ("ca", "valdate", "validate", "ajuda"),
  ])
  func unknownCommandSuggestsTheNearest(
    _ language: String, _ typed: String, _ near: String, _ help: String
  ) throws {
    let result = try programFolder.futbolstats("--lang", language, typed)
    #expect(result.status == .exited(2))
    #expect(result.error.firstMatch(of: try Regex("\(typed)[^\n]* \(near)\\?\n")) != nil, "\(result.error)")
    let book = Phrasebook(Language(locale: language) ?? .en)
    for command in CommandName.allCases { #expect(result.error.contains(command.shown(in: book))) }
    #expect(result.error.hasSuffix("futbolstats \(help)\n"))
  }

  @Test func teamNamesMayFollowTheFile() throws {
    for (file, words) in [
      ("1.xml", ["Inca", "Llosetense"]), ("2.xml", ["Inca"]), ("3.xml", ["Inca", "--away", "Lloseta"]),
    ] {
      let result = try run(builtProduct("futbolstats"), ["new", file] + words, directory: programFolder.path)
      #expect(result.status == .exited(0), "\(result.error)")
      #expect(programFolder.text(file).contains("<nom>Inca</nom>"))
    }
    #expect(programFolder.text("1.xml").contains("<nom>Llosetense</nom>"))
    #expect(programFolder.text("3.xml").contains("<nom>Lloseta</nom>"))
  }
}
