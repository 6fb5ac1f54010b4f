import Foundation
import Squads
import TestSupport
import Testing

/// Squads in the formats that users have.
@Suite struct SquadTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  /// The home players in the match file made with this squad.
  private func players(_ text: String, name: String = "squad.txt", _ more: String...) throws -> [String] {
    try players(Array(text.utf8), name: name, more)
  }

  private func players(_ bytes: [UInt8], name: String = "squad.txt", _ more: [String] = []) throws -> [String] {
    try programFolder.write(bytes, to: name)
    let result = try run(
      builtProduct("futbolstats"), ["new", "-", "--home-squad", name] + more, directory: programFolder.path)
    #expect(result.status == .exited(0), "\(result.error)")
    // The program writes Latin-1.
    let text = String(String.UnicodeScalarView(result.outputBytes.map { Unicode.Scalar($0) }))
    let home = text.prefix(upTo: text.firstRange(of: "</equip>")?.lowerBound ?? text.endIndex)
    return home.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("<jugador") }.map(
      String.init)
  }

  private func player(_ attributes: String, _ number: Int, _ name: String, starts: Bool) -> String {
    let name = name.isEmpty ? "<nom/>" : "<nom>\(name)</nom>"
    return "<jugador\(attributes)><dorsal>\(number)</dorsal>\(name)<titular>\(starts ? "si" : "no")</titular></jugador>"
  }

  /// A federation's list: a title, a blank line, the header, the players, and the staff on the bench.
  @Test(arguments: [
    "UE Alcúdia, temporada 2026/27\n\ndorsal;nom\n2;Pau\n9;Ona\nTotal: 2 jugadors\nEntrenador: Paco Bauzà\n",
    "UE Alcúdia\nJuvenil A; grup 2\ndorsal;nom;posició\n2;Pau;\n9;Ona;\n;Paco Bauzà;Entrenador\n",
    "Entrenador: Paco Bauzà\nnumber,name,licence\n2,Pau,77\n9,Ona,78\nPlayed since 1924\n",
    "dorsal\tnom\tllicència\n2\tPau\t7\ndorsal\tnom\tllicència\n9\tOna\t8\nEntrenador\tPaco Bauzà\t9\n",
    "2 Pau\n9 Ona\nEntrenador: Paco Bauzà\n",
  ])
  func titlesAndFootersAreSkipped(_ text: String) throws {
    let licences = text.contains("licence") ? ["77", "78"] : text.contains("llic") ? ["7", "8"] : []
    let attributes = licences.isEmpty ? ["", ""] : licences.map { " llicencia=\"\($0)\"" }
    let two = [player(attributes[0], 2, "Pau", starts: true), player(attributes[1], 9, "Ona", starts: true)]
    #expect(try players(text, name: "squad.csv") == two)
    let made = try run(
      builtProduct("futbolstats"), ["new", "-", "--home-squad", "squad.csv"], directory: programFolder.path)
    let file = String(String.UnicodeScalarView(made.outputBytes.map { Unicode.Scalar($0) }))
    #expect(file.contains("<tecnic codi=\"coach\" nom=\"Paco Bauzà\"/>"), "\(file)")
    #expect(made.error.isEmpty == !(text.contains("Alcúdia") || text.contains("1924")))
    for line in made.error.split(separator: "\n") { #expect(line.contains(": warning: "), "\(line)") }
    let total = "squad.csv:6: warning: “Total: 2 jugadors” is skipped: a total\n"
    #expect(made.error.contains(total) == text.contains("Total"), "\(made.error)")
  }

  /// XML 1.0, production [2], allows no control characters other than tabs and line ends.
  @Test(arguments: ["1, A\0nna, GK\n", "number,name\n1,A\u{1}nna\n", "1 A\u{1B}nna\n"])
  func namesDropControlCharacters(_ text: String) throws {
    let squad = try WrittenSquad(text, starters: 1)
    #expect(squad.players.map(\.name) == ["Anna"])
  }

  @Test func setImportsTheCoachToo() throws {
    try programFolder.write("Equip\ndorsal,nom\n9,Ona\nEntrenadora: Aina Mas\n", to: "squad.csv")
    let made = try programFolder.shell(
      """
      futbolstats new a.xml --home Inca --away Artà
      echo 'set home-squad squad.csv' | futbolstats record a.xml --input -
      """)
    #expect(made.status == .exited(0), "\(made.error)")
    let file = try programFolder.shell("cat a.xml").output
    #expect(file.contains("<tecnic codi=\"coach\" nom=\"Aina Mas\"/>"))
  }

  @Test func commentsDoNotHideAPlayer() throws {
    #expect(
      try players("# Under 16\n9 Iniesta\n" + repeated("# rested\n", 20)) == [player("", 9, "Iniesta", starts: true)])
  }

  @Test(arguments: [
    "number,name,position,starter,captain,foot,height,traits\n1,Valdés,GK,yes,,,,\n8,\"Xavi, H.\",MF,y,x,right,170,\"fast,set pieces\"\n12,Thiago,,no,,,,\n",
    "dorsal;nombre;demarcación;titular;capitán;pie;altura;características\n1;Valdés;GK;sí;no;;;\n8;\"Xavi, H.\";MF;1;sí;right;170;fast|set pieces\n12;Thiago;;0;;;;\n",
    "titular\tnom\tdorsal\tposició\tcapità\tpeu\talçada\tcaracterístiques\tpes\nsi\tValdés\t1\tGK\t\t\t\t\t80\nsi\tXavi, H.\t8\tMF\tc\tright\t170\tfast/set pieces\t70\nno\tThiago\t12\t\t\t\t\t\t68\n",
  ])
  func columnsMayBeInAnyOrderAndLanguage(_ table: String) throws {
    let expected = [
      player(" porter=\"si\" posicio=\"GK\"", 1, "Valdés", starts: true),
      player(
        " capita=\"si\" posicio=\"MF\" peu=\"right\" alcada=\"170\" caracteristiques=\"fast, set pieces\"", 8,
        "Xavi, H.",
        starts: true),
      player("", 12, "Thiago", starts: false),
    ]
    #expect(try players(table, name: "squad.csv") == expected)
  }

  @Test func listHasOnePlayerPerLine() throws {
    let list = """
      # Saturday
      1. Valdés (POR)
      8 Xavi (c)
      5) Puyol (DF, capità)

      14 Henry
      Suplents:
      12- Thiago
      13 Pinto (portero)
      """
    #expect(
      try players(list.replacing(" (DF, capità)", with: " (DF)")) == [
        player(" porter=\"si\" posicio=\"POR\"", 1, "Valdés", starts: true),
        player(" capita=\"si\"", 8, "Xavi", starts: true),
        player(" posicio=\"DF\"", 5, "Puyol", starts: true),
        player("", 14, "Henry", starts: true),
        player("", 12, "Thiago", starts: false),
        player(" porter=\"si\" posicio=\"portero\"", 13, "Pinto", starts: false),
      ])
  }

  @Test(arguments: [
    "1. Iker Casillas (GK) (c)", "#1 Iker Casillas GK C", "1 - GK Iker Casillas (c)", "GK 1 Iker Casillas c",
    "(c) 1) Iker (GK) Casillas", "1 Iker Casillas [GK, capitana]", "1: Iker Casillas C GK",
  ])
  func marksMayAppearAnywhereInALine(_ line: String) throws {
    #expect(
      try players("# the eleven\n\(line)\n")
        == [player(" capita=\"si\" porter=\"si\" posicio=\"GK\"", 1, "Iker Casillas", starts: true)])
  }

  @Test(arguments: ["9 C Porter", "9 Porter (C", "9 Xavi Cc"])
  func nearMarksStayInTheName(_ line: String) throws {
    #expect(try players(line) == [player("", 9, String(line.dropFirst(2)), starts: true)])
  }

  @Test(arguments: [
    "Núm;Nom i cognoms", "Nº;Nombre y apellidos", "#;Player name", "Dorsal;Jugador/a", "No.;Full name",
    "Número de samarreta;Nom complet", "Player number;Player",
  ])
  func headersOfSeveralWordsAreRecognised(_ header: String) throws {
    #expect(try players("\(header)\n4;Ana Ruiz\n") == [player("", 4, "Ana Ruiz", starts: true)])
  }

  @Test(arguments: ["No.,First name,Last name", "dorsal,nombre,apellidos", "número,nom,cognoms"])
  func surnameMayHaveItsOwnColumn(_ header: String) throws {
    #expect(try players("\(header)\n4,Ana,Ruiz\n") == [player("", 4, "Ana Ruiz", starts: true)])
  }

  @Test func clubNameIsNotAPlayerName() throws {
    #expect(try players("number,team name\n4,Inca\n") == [player("", 4, "", starts: true)])
  }

  @Test(arguments: ["1,86", "1.86", "1,86 m", "186", "186 cm"])
  func heightsAreReadAsCentimetres(_ height: String) throws {
    #expect(
      try players("dorsal;nom;alçada (cm)\n4;Ana;\(height)\n") == [player(" alcada=\"186\"", 4, "Ana", starts: true)])
  }

  @Test(arguments: ["--", "-----", "bench", "Substitutes:", "SUPLENTES", "suplents:", "Banquillo", "banqueta"])
  func separatorStartsTheBench(_ line: String) throws {
    let numbers = try players("1\n2\n\(line)\n3\n").map { $0.contains("<titular>si") }
    #expect(numbers == [true, true, false])
  }

  @Test func firstElevenStartByDefault() throws {
    let list = (1...18).map { "\($0) P\($0)" }.joined(separator: "\n")
    #expect(try players(list).map { $0.contains("<titular>si") } == (1...18).map { $0 <= 11 })
    let table = "number,name\n" + (1...18).map { "\($0),P\($0)" }.joined(separator: "\n")
    #expect(try players(table).map { $0.contains("<titular>si") } == (1...18).map { $0 <= 11 })
    #expect(try players(list, "--set", "players=7").count { $0.contains("<titular>si") } == 7)
  }

  @Test(arguments: ["GK", "POR", "PT", "porter", "Portero", "goalkeeper"])
  func positionMarksTheGoalkeeper(_ position: String) throws {
    let list = try players("1 A\n13 B (\(position))\n")
    #expect(list.map { $0.contains("porter=\"si\"") } == [false, true])
  }

  @Test func starterNumberOneKeepsGoalByDefault() throws {
    #expect(try players("4 A\n1 B\n").map { $0.contains("porter=\"si\"") } == [false, true])
    #expect(try players("4 A\n--\n1 B\n").map { $0.contains("porter=\"si\"") } == [false, false])
  }

  @Test func readsAllCommonEncodings() throws {
    let list = "1 Àngel Muñoz\r\n2 L·lull\r\n"
    let expected = [player(" porter=\"si\"", 1, "Àngel Muñoz", starts: true), player("", 2, "L·lull", starts: true)]
    let latin1 = list.unicodeScalars.map { UInt8($0.value) }
    let utf16 = list.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try players(Array(list.utf8)) == expected)
    #expect(try players([0xEF, 0xBB, 0xBF] + list.utf8) == expected)
    #expect(try players(latin1) == expected)
    #expect(try players([0xFF, 0xFE] + utf16) == expected)
    // A typographic apostrophe in Windows-1252, which Latin-1 lacks.
    #expect(
      try players(Array("1 O".utf8) + [0x92] + "Shea".utf8).first
        == #"<jugador porter="si"><dorsal>1</dorsal><nom>O&#8217;Shea</nom><titular>si</titular></jugador>"#)
  }

  @Test func quotedCellsMayHoldAnything() throws {
    let table = "number,name\n1,\"A \"\"B\"\" <C>\"\n2,  D  \n"
    #expect(
      try players(table) == [
        player(" porter=\"si\"", 1, "A \"B\" &lt;C&gt;", starts: true),
        player("", 2, "D", starts: true),
      ])
  }

  @Test func squadCanComeFromAnotherMatch() throws {
    try programFolder.write("1 Valdés (GK)\n8 Xavi (c)\n--\n12 Thiago\n", to: "barca.txt")
    _ = try programFolder.futbolstats(
      "new", "other.xml", "--home", "Rival", "--away", "Barça", "--away-squad", "barca.txt")
    let squad = try players("1 Valdés (GK)\n8 Xavi (c)\n--\n12 Thiago\n")
    for arguments in [["--home-squad", "other.xml:away"], ["--home-squad", "other.xml", "--home", "barça"]] {
      let result = try run(
        builtProduct("futbolstats"), ["new", "-"] + arguments, directory: programFolder.path)
      #expect(result.status == .exited(0))
      let text = String(String.UnicodeScalarView(result.outputBytes.map { Unicode.Scalar($0) }))
      for line in squad { #expect(text.contains(line)) }
    }
    let named = try programFolder.futbolstats("new", "-", "--home-squad", "other.xml:away")
    #expect(named.outputBytes.split(separator: UInt8(ascii: "\n")).contains { $0.count > 20 && $0.contains(0xE7) })
  }

  @Test func aSquadFromAFileIsConfirmed() throws {
    try programFolder.write("1 Valdés\n", to: "squad.txt")
    _ = try programFolder.futbolstats("new", "m.xml", "--home-squad", "squad.txt")
    let text = programFolder.text("m.xml")
    #expect(text.matches(of: #/vist="no"/#).count == 18, "the visitors' alone")
  }

  // MARK: - Spreadsheets and lists from other programs

  private func sample(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: projectFile("Tests/Data/squads/" + name))))
  }

  /// Number, name, starter, goalkeeper and captain of each player in a file.
  private func sheet(_ name: String) throws -> [String] {
    try players(sample(name), name: name).map {
      $0.replacing("&#321;", with: "Ł").replacing("&#322;", with: "ł").replacing("&#8217;", with: "’")
    }
  }

  @Test(arguments: ["squad-libreoffice.xlsx", "squad-libreoffice.ods"])
  func readsLibreOfficeSpreadsheets(_ name: String) throws {
    let read = try sheet(name)
    #expect(read == (try sheet("squad.csv")))
    #expect(read.count == 7)
    #expect(read.count { $0.contains("<titular>si") } == 5)
    #expect(read.filter { $0.contains("capita=") }.map { $0.contains("<dorsal>5<") } == [true])
    #expect(read.filter { $0.contains("porter=") }.map { $0.firstMatch(of: #/<dorsal>(\d+)/#)?.1 } == ["1", "12"])
  }

  @Test(arguments: ["club.ods", "club.xlsx"])
  func theOnlySheetWithASquadIsFound(_ name: String) throws {
    #expect(
      try sheet(name) == [
        player(" porter=\"si\" posicio=\"PT\"", 1, "Aina Riera Sansó", starts: true),
        player(" posicio=\"DF\"", 4, "Marta Ñíguez", starts: true),
        player(" posicio=\"DC\"", 9, "Júlia Çelik", starts: false),
      ])
  }

  @Test(arguments: ["club.ods#Antiga", "club.xlsx#antiga"])
  func sheetCanBeNamed(_ source: String) throws {
    let name = String(source.prefix { $0 != "#" })
    try programFolder.write(sample(name), to: name)
    let result = try programFolder.futbolstats("new", "m.xml", "--home-squad", source)
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(programFolder.text("m.xml").contains("<dorsal>2</dorsal><nom>Laia Pons</nom>"))
  }

  @Test func fileNamesMayContainAHash() throws {
    try programFolder.write("9 Iniesta\n", to: "club#1")
    try programFolder.write(sample("club.ods"), to: "a#b.ods")
    for source in ["club#1", "a#b.ods", "a#b.ods#Antiga"] {
      #expect(try programFolder.futbolstats("new", "-", "--home-squad", source).status == .exited(0), "\(source)")
    }
  }

  @Test func standardInputMayBeASpreadsheet() throws {
    try programFolder.write(sample("club.xlsx"), to: "club")
    let result = try programFolder.shell("futbolstats new - --home-squad '-#Antiga' <club | grep -c 'Laia Pons'")
    #expect(result.output == "1\n")
  }

  @Test(arguments: ["squad-openpyxl.xlsx", "squad-odfpy.ods"])
  func readsSpreadsheetsFromLibraries(_ name: String) throws {
    #expect(
      try sheet(name) == [
        player(" porter=\"si\" posicio=\"GK\"", 1, "Núria Öztürk", starts: true),
        player(" posicio=\"FW\"", 10, "Ona Łukasz Mas", starts: true),
        player(" posicio=\"MF\"", 15, "Biel O’Shea", starts: false),
      ])
  }

  @Test(arguments: [("euro-2024-spain.txt", 26), ("laliga-2023-24-mallorca.txt", 31), ("worldcup-2014-spain.txt", 23)])
  func readsOpenfootballLists(_ name: String, _ count: Int) throws {
    let read = try sheet(name)
    #expect(read.count == count)
    #expect(!read.contains { $0.contains("<nom/>") || $0.contains("(") || !$0.contains("posicio=") })
    #expect(Set(read.compactMap { $0.firstMatch(of: #/posicio="(\w+)"/#)?.1 }) == ["GK", "DF", "MF", "FW"])
  }

  @Test func programStartsWithoutLibzip() throws {
    let result = try programFolder.shell("touch libzip.so.4 libzip.so.5; LD_LIBRARY_PATH=. futbolstats --version")
    #expect(result.status == .exited(0))
  }

  @Test func promptAcceptsASpreadsheetToo() throws {
    try programFolder.write(sample("club.ods"), to: "club.ods")
    _ = try programFolder.futbolstats("new", "m.xml")
    let result = try programFolder.shell(
      "printf 'set home-squad club.ods#Antiga\\nset home-squad \"club.ods#No\"\\n' | futbolstats record m.xml")
    #expect(programFolder.text("m.xml").contains("<nom>Laia Pons</nom>"), "\(result.error)")
    #expect(result.error.contains("Instruccions, Juvenil A, Antiga, F"), "\(result.error)")
  }
}
