import Foundation
import MatchModel
import MatchReports
import MatchRules
import MatchXML
import TestSupport
import Testing

/// Messages to paste into a chat.
@Suite struct MessageTests {
  private static func message(_ files: [String], _ arguments: String...) throws -> String {
    let made = try ReportFixture.run(
      ReportFixture.program, ["report", "--format", "message"] + files + arguments)
    #expect(made.status == .exited(0) && made.error == "", "\(made.error)")
    return made.output
  }

  @Test func resultMessage() throws {
    let file = ReportFixture.handmade("rich")
    #expect(
      try Self.message([file], "--lang", "en") == """
        Lliga Comarcal · matchday 7
        UE Sant Martí de Provençals 3–2 Athletic Ñuñoa
        Full time · Half-time 1–1

        Goals
        12′ 1–0 Cesc Falguera
        42′ 1–1 Iker Munilla
        50′ 2–1 Javi Martiarena (o.g.)
        78′ 2–2 Íñigo Lizarralde
        90+5′ 3–2 Lluís Muntané

        Cards
        Yellow card, UE Sant Martí de Provençals: Lluís Muntané 7′, Jordi Albera 11′, Sergi Boixadós 17′, Pep Ferrer \
        (coach) 74′
        Yellow card, Athletic Ñuñoa: Iker Munilla 11′, Ibai Goñi half-time, Íñigo Lizarralde 61′
        Second yellow, UE Sant Martí de Provençals: Sergi Boixadós 29′

        Wednesday 15 October 2025, 17:30 · Camp Municipal de la Verneda

        """)
    let theirs = try ReportFixture.run(
      "xsltproc", ["--stringparam", "lang", "ca", ReportFixture.stylesheet("message.xsl"), file])
    #expect(try Self.message([file], "--lang", "ca") == theirs.output)
    #expect(try Self.message([file], "--lang", "es").contains("\nGoles\n12′ 1–0 Cesc Falguera\n"))
  }

  /// Equal totals are in the order of the squad, and unidentified scorers come last.
  @Test func scorersWithEqualTotals() throws {
    var match = Match(
      teams: BothSides(home: .unnamed("Home", starters: 5, squad: 12), away: .unnamed("Away", starters: 5, squad: 12)))
    let rules = try #require(RuleSetLibrary.rules("basketball"))
    match.ruleSet = "basketball"
    match.overrides = rules.differences(from: rules)
    let scorers: [Person] = [
      .player(PlayerID(joinedAfter: 8)), .unidentified(1), .player(PlayerID(joinedAfter: 3)),
      .player(PlayerID(joinedAfter: 1)), .player(PlayerID(joinedAfter: 8)),
    ]
    match.actions = [PeriodStart(.regular(1), length: 10, wallClock: nil)]
    match.actions += scorers.enumerated().map { number, scorer in
      Goal(
        at: .at(number + 1), team: .home,
        shot: Shot(shooter: scorer, score: Score(ScoreCode(rawValue: "doble"), points: 2)))
    }
    let message = try ReportStylesheet(.message).bytes(
      of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")])
    #expect(
      String(decoding: message, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("Home: ") } == [
        "Home: No. 9: 4, No. 2: 2, No. 4: 2, unknown player 2"
      ])
  }

  @Test func otherEndings() throws {
    let kicks = try Self.message([ReportFixture.handmade("extra-time")], "--lang", "en")
    #expect(
      kicks.contains(
        "After extra time · Shoot-out 4–1\nUE Sant Martí de Provençals win 4–1 on penalties\n"))
    let abandoned = try Self.message([ReportFixture.abandoned()], "--lang", "en")
    #expect(abandoned.contains("\nMatch abandoned: Pluja & vent <fort> · Result awarded: 3–0\n"))
    #expect(try Self.message([ReportFixture.handmade("pending")], "--lang", "en") == "Equip Local – Equip Visitant\n")
  }

  @Test func names() throws {
    let file = ReportFixture.handmade("rich")
    let numbers = try Self.message([file], "--lang", "en", "--names", "numbers")
    #expect(!numbers.contains("Falguera"))
    // An own goal names the team of the number.
    #expect(
      numbers.split(separator: "\n").filter { $0.contains("–") && $0.contains("No. ") } == [
        "12′ 1–0 No. 9", "42′ 1–1 No. 6", "50′ 2–1 No. 8 (Athletic Ñuñoa) (o.g.)", "78′ 2–2 No. 2", "90+5′ 3–2 No. 10",
      ])
    #expect(try Self.message([file], "--lang", "en", "--initials").contains("12′ 1–0 C. Falguera\n"))
  }

  /// Several messages are separated by an empty line.
  @Test func severalMessages() throws {
    let files = [ReportFixture.handmade("pending"), ReportFixture.handmade("rich")]
    #expect(try Self.message(files, "--lang", "en").hasPrefix("Equip Local – Equip Visitant\n\nLliga Comarcal"))
  }

  /// The next match is the one after it, even if that has been played.
  @Test func nextMatchOfAnOldMatch() throws {
    let folder = try ReportFixture.path("season-of-old-messages")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(
      """
      date,time,competition,round,home,away,score
      2025-10-15,18:00,Lliga Comarcal,7,UE Sant Martí de Provençals,Athletic Ñuñoa,3-2
      2025-10-25,17:00,Lliga Comarcal,8,Llubí,Athletic Ñuñoa,1-1
      2025-11-02,16:00,Lliga Comarcal,9,Athletic Ñuñoa,Sineu,

      """.utf8
    ).write(to: URL(filePath: "\(folder)/fixtures.csv"))
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let match = folder + "/rich.xml"
    try #require(rich.replacing("nostre=\"cap\"", with: "nostre=\"visitant\"").data(using: .isoLatin1)).write(
      to: URL(filePath: match))
    let message = try Self.message([match], "--lang", "en", "--season", folder)
    #expect(
      message.split(separator: "\n").last == "Next match: Saturday 25 October 2025, 17:00 · Llubí – Athletic Ñuñoa")
  }

  /// The next match is the first later fixture of the team for which the match was recorded.
  @Test func messageNamesTheNextMatch() throws {
    let folder = try ReportFixture.path("season-of-messages")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func write(_ name: String, _ rounds: String) throws {
      try Data(rounds.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    try write(
      "fixtures.csv",
      """
      date,time,competition,round,home,away,score
      2025-10-12,17:00,Lliga Comarcal,6,Inca,Athletic Ñuñoa,
      2025-11-02,16:00,Lliga Comarcal,9,Athletic Ñuñoa,Sineu,
      2025-10-25,17:00,Lliga Comarcal,8,Llubí,Athletic Ñuñoa,
      2025-10-18,17:00,Lliga Comarcal,8,Inca,Sineu,

      """)
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let match = folder + "/rich.xml"
    try #require(rich.replacing("nostre=\"cap\"", with: "nostre=\"visitant\"").data(using: .isoLatin1)).write(
      to: URL(filePath: match))
    #expect(
      try Self.message([match], "--lang", "en", "--season", folder).hasSuffix(
        "\nNext match: Saturday 25 October 2025, 17:00 · Llubí – Athletic Ñuñoa\n"))
    #expect(
      try Self.message([match], "--lang", "ca", "--season", folder).hasSuffix(
        "\nPròxim partit: dissabte, 25 d'octubre de 2025, 17:00 · Llubí – Athletic Ñuñoa\n"))
    let page = Markup(try ReportFixture.page(match, "--lang", "en", "--season", folder))
    let next = try #require(page.all("p").first { $0.attributes["class"] == "next" })
    #expect(page.text(of: next) == "Next match: Saturday 25 October 2025, 17:00 · Llubí – Athletic Ñuñoa")
  }
}
