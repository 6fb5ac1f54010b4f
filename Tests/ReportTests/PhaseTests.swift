import MatchReports
import Phrases
import Standings
import Testing
import Wording

/// Group, stage and round at the head of the pages, in every language.
@Suite struct PhaseTests {
  private static func file(_ attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <partit versio="2" competicio="Cup" \(attributes) estat="pendent"><equip><dadesequip><nom>Inca</nom></dadesequip></equip>
    <equip><dadesequip><nom>Muro</nom></dadesequip></equip></partit>
    """
  }

  private func made(
    _ stylesheet: String, _ language: Language, _ attributes: String, _ more: [ReportStylesheet.Parameter] = []
  ) throws -> String {
    let bytes = try ReportStylesheet(builtIn: stylesheet).bytes(
      of: Array(Self.file(attributes).utf8), name: "m.xml", parameters: [("lang", language.code)] + more)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (
      "grup=\"Grup A\" fase=\"Group stage\" jornada=\"Jornada 2\"",
      ["Group A · matchday 2", "Grupo A · jornada 2", "Grup A · jornada 2"]
    ),
    ("grup=\"A\" jornada=\"2\"", ["Group A · matchday 2", "Grupo A · jornada 2", "Grup A · jornada 2"]),
    ("jornada=\"Group A, Matchday 2\"", ["Group A · matchday 2", "Grupo A · jornada 2", "Grup A · jornada 2"]),
    ("fase=\"Vuitens de final\"", ["Round of 16", "Octavos de final", "Vuitens de final"]),
    ("fase=\"Quarter-finals\" jornada=\"Quarter-finals\"", ["Quarter-final", "Cuartos de final", "Quarts de final"]),
    ("jornada=\"Semifinales\"", ["Semi-final", "Semifinal", "Semifinal"]),
    ("fase=\"Tercer lloc\"", ["Match for third place", "Partido por el tercer puesto", "Partit pel tercer lloc"]),
    ("jornada=\"Last 64\"", ["Round of 64", "Ronda de 64", "Ronda de 64"]),
    ("fase=\"Fase de grupos\"", ["Group stage", "Fase de grupos", "Fase de grups"]),
    ("jornada=\"Matchday 9\"", ["matchday 9", "jornada 9", "jornada 9"]),
    // It may be of a cup.
    ("jornada=\"Round 9\"", ["Round 9", "Round 9", "Round 9"]),
    ("jornada=\"Semifinal, tornada\"", ["Semifinal, tornada", "Semifinal, tornada", "Semifinal, tornada"]),
  ]) func headUsesTheReadersLanguage(_ attributes: String, _ heads: [String]) throws {
    for (language, head) in zip([Language.en, .es, .ca], heads) {
      #expect(try made("text.xsl", language, attributes).hasPrefix("Cup · \(head)\n"))
      #expect(try made("report.xsl", language, attributes).contains("<p class=\"over\">Cup · \(head)</p>"))
      #expect(try made("message.xsl", language, attributes).contains("Cup · \(head)"))
      #expect(try made("card.xsl", language, attributes, [("card", "fixture")]).contains(head))
      #expect(try made("live-home.xsl", language, attributes).contains("<p class=\"over\">Cup · \(head)</p>"))
      let board = try made("live-board.xsl", language, attributes, [("page", "board")])
      #expect(board.contains("<p class=\"occasion\">\(head)</p>"))
      #expect(try made("live-json.xsl", language, attributes).contains("\"occasion\":\"\(head)\""))
    }
  }

  @Test func jsonKeepsTheTextsOfTheFile() throws {
    let json = try made("live-json.xsl", .ca, "grup=\"Group A\" fase=\"Group stage\" jornada=\"Matchday 2\"")
    #expect(json.contains("\"round\":\"Matchday 2\",\"group\":\"Group A\",\"stage\":\"Group stage\""))
  }

  private static let texts = [
    "", "A", "Group A", "Grup  B", "Grupo 10", "Group stage", "First stage", "Championship", "Championship, Matchday 3",
    "Group A, Jornada 3", "group A,  Final", "7", "007", "1234", "J7", "Round 7", "Matchday 7", "JORNADA 12", "Fecha 3",
    "Semi-final", "SEMIFINALS", "Final - 1st leg", "Final", "1/8", "1/8 de final", "1/2/2026", "Quarts de final",
    "Third round", "Octavos", "Round of 128", "1/32", "Bronze", "Quarter", "Fase de grups", "Partit pel tercer lloc",
    "Match for 5th place", "Poule A, 3", "|final=",
  ]

  /// The stylesheets read all texts as the program does.
  @Test(arguments: ["", "A", "Group A", "Championship"]) func pagesAgreeWithTheProgram(_ group: String) throws {
    let words = Wording(Phrasebook(.ca))
    let report = try ReportStylesheet(builtIn: "text.xsl")
    for stage in ["", "First stage", "Group stage", "Championship", "Semi-final", "Third round", "1/8", "Final"] {
      for round in Self.texts where group.count + stage.count + round.count > 0 {
        let file = Self.file("grup=\"\(group)\" fase=\"\(stage)\" jornada=\"\(round)\"")
        let text = try report.bytes(of: Array(file.utf8), name: "m.xml", parameters: [("lang", "ca")])
        let phase = MatchPhase(group: group, stage: stage, round: round)
        let head = (["Cup"] + words.phase(phase)).joined(separator: " · ")
        #expect(String(decoding: text, as: UTF8.self).hasPrefix(head + "\n"), "\(group)|\(stage)|\(round)")
      }
    }
  }
}
