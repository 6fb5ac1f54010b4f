import Foundation
import TestSupport
import Testing

/// Actions that a club records in addition to the standard ones, declared in a rule file without any code.
@Suite struct OwnActionScenarios {
  /// Rules as a club would write them, based on amateur football.
  static let club = """
    name = amateur
    action.recuperacio = q player pitch
    action.perdua = x player pitch
    action.duel = d player opponent pitch +guanyat -perdut
    action.clau = k player pitch
    action.banda = t player
    action.pressio = p team pitch +bona -superada
    action.sortida = u player +bona -dolenta
    words.recuperacio = recuperació | recuperación | recovery
    words.perdua = pèrdua | pérdida | turnover
    words.duel = duel u_contra_u | duelo uno_contra_uno | duel one-on-one
    words.clau = passada_clau | pase_clave | key_pass
    words.banda = banda servei_de_banda | saque_de_banda | throw-in
    words.pressio = pressió pressing | presión | press
    words.sortida = sortida | salida | claim
    words.duel.guanyat = guanyat | ganado | won
    words.duel.perdut = perdut | perdido | lost

    """

  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Schema/partit.dtd").standardized.path()

  private func match(_ set: String..., us: String = "home") throws -> MatchOnDisk {
    try MatchOnDisk(rulesFile: Self.club, set: set, us: us)
  }

  private static let duel = "duel: 9, won, zone 5, against v4"

  /// Letters and words in any order and language mean the same action.
  @Test(arguments: [
    "9d+5,4", "9d,4+5", "9d5+,4", "9d5,4+", "l9d+5,v4", "9D+5,4", "h9d+5.4", "9 d+5,4",
    "duel 9 guanyat zona 5 contra 4",
    "9 duelo ganado zona 5 contra 4", "9 duel won zone 5 against 4", "duel: 9, won, zone 5, against v4",
    "9 one-on-one won zone 5 vs 4", "u contra u 9 guanyat zona 5 ,4", "9 duel zone 5 against 4 won",
    "duel 9 + zona 5 4",
  ])
  func detailsOfDuelComeInAnyOrder(line: String) throws {
    let match = try match()
    try match.play("start", .accept("1' " + line, says: "2  1' " + Self.duel))
    let element = try #require(try match.elements("accio").first)
    #expect(
      ["tipus", "dorsal", "dorsalrival", "resultat", "zona"].map { attribute($0, of: element) }
        == ["duel", "9", "4", "guanyat", "5"])
  }

  /// Unidentified players can take part too.
  @Test func missingDetailsAreUnknown() throws {
    let match = try match()
    try match.play(
      "start", .accept("1' 9d", says: "duel: 9"), .accept("2' v4d-,?", says: "duel: v4, lost, against ?1"),
      .accept("3' ?q", says: "recovery: ?2"), .accept("4' 9 turnover", says: "turnover: 9"),
      .accept("5' pase clave 8 zona 3", says: "key pass: 8, zone 3"))
    #expect(try match.todo() == "own actions: ?1, ?2 not identified (see 3, 4); when known: ?1=N")
    try match.play("?1=7")
    #expect(try match.elements("accio").compactMap { attribute("dorsalrival", of: $0) } == ["7"])
  }

  @Test func teamActionsTakeNoPlayer() throws {
    let match = try match()
    try match.play(
      "start", .accept("1' p+", says: "press: Home, bona"), .accept("2' vp5", says: "press: Away, zone 5"),
      .accept("3' pressing visitants zona 5", says: "press: Away, zone 5"), .accept("4' press", says: "press: Home"),
      .accept("5' vp5- 9q 4y", says: "recovery: 9"), .refuse("6' 9p"), .refuse("6' pressing 9"), .refuse("6' p+-"),
      .refuse("6' p5,4"), .refuse("7' 9x+"), .refuse("7' 9d++"), .refuse("7' 9d0"))
    #expect(try match.elements("accio").count == 6)
  }

  @Test func fileContainsDeclarationsAndTheirWords() throws {
    let match = try match()
    try match.play("start", "1' 9d+5,4", "2' vp5", "3' v?d-,9", "9n strong in the air")
    let file = try match.xml()
    #expect(file.contains(#"<partit versio="2" reglament="amateur""#))
    // Declarations are not stored as parameters.
    #expect(!file.contains("action."))
    #expect(
      file.contains(
        #"<mena classe="action" codi="duel" valor="d player opponent pitch +guanyat -perdut" ca="duel u_contra_u" es="duelo uno_contra_uno" en="duel one-on-one"/>"#
      ))
    #expect(file.contains(#"<mena classe="words" codi="duel.guanyat" ca="guanyat" es="ganado" en="won"/>"#))
    #expect(file.contains(#"<accio minut="3" tipus="duel" dorsal="" dorsalrival="9" resultat="perdut" "#))
    #expect(file.contains(#"desconeguts="dorsal:1""#))
    let valid = try run("xmllint", ["--noout", "--dtdvalid", Self.schema, match.path])
    #expect(valid.status == .exited(0), "\(valid.error)")
    #expect(try match.program(["validate", match.path]).status == .exited(0))
    // The file is self-contained: it can be read, shown and continued.
    let shown = try match.program(["show", match.path, "log", "--lang", "ca"])
    #expect(
      shown.output == """
          1      1' comença la primera part
          2 l    1' duel: 9, guanyat, zona 5, contra v4
          3 v    2' pressió: Away, zona 5
          4 v    3' duel: v?1, perdut, contra 9
          5 l    3' nota sobre 9: strong in the air

        """)
    try match.play("4' 9d-")
    #expect(try match.elements("accio").count == 4)
    // Exporting it gives the same bytes.
    let copy = match.folder + "/copy.xml"
    #expect(try match.program(["export", match.path, "-o", copy]).status == .exited(0))
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == Data(try match.bytes()))
  }

  @Test func exportWith2011DTDOmitsActions() throws {
    let match = try match()
    try match.play("start", "1' 9d+5,4", "2' 9g")
    let strict = try match.program(["export", match.path, "--dtd", "2011"])
    #expect(strict.status == .exited(0))
    #expect(!strict.output.contains("accio") && !strict.output.contains("joc") && strict.output.contains("<gol "))
  }

  @Test func ordinaryMatchHasNoDeclarations() throws {
    let match = try MatchOnDisk()
    try match.play("start", "1' 9g", .refuse("2' 9d"))
    let file = try match.xml()
    #expect(file.contains(#"<partit versio="1" reglament="official" "#))
    #expect(!file.contains("<joc") && !file.contains("<accions"))
  }

  @Test func actionsCanBeCorrected() throws {
    let match = try match()
    try match.play(
      "start", "1' 9d+5,4", "2' 8q", .accept("edit 2 9d-,5", says: "duel: 9, lost, against v5"), "move 3 1'", "del 3",
      "undo", "undo", "undo")
    #expect(try match.elements("accio").map { attribute("resultat", of: $0) } == ["guanyat", nil])
    try match.play("redo", .refuse("edit 2 9d-0"), .refuse("edit 2 9d,9l9"))
    #expect(try match.elements("accio").first.flatMap { attribute("dorsalrival", of: $0) } == "5")
  }

  @Test func logFiltersByEveryName() throws {
    let match = try match()
    try match.play("start", "1' 9d+5,4", "2' 8q", "3' v4d+,9", "4' p+")
    for name in ["duel", "d", "duelo", "duels", "one-on-one", "u contra u"] {
      #expect(try match.ask("ls \(name)").count == 2, "\(name)")
    }
    #expect(try match.ask("ls key pass") == ["none"])
    #expect(try match.ask("ls 9").count == 2)
    #expect(try match.ask("ls press").count == 1)
  }

  @Test func statisticsByTeamPlayerOutcomeAndZone() throws {
    let match = try match()
    try match.play("start", "1' 9d+5,4", "2' 9d-5,4", "3' 9d+3", "4' v4d+,9", "5' 9d", "6' 8q", "7' ?q", "8' p+")
    #expect(try match.statistic("duels", of: "l") == "4")
    #expect(try match.statistic("duel: won", of: "l") == "2")
    #expect(try match.statistic("duel: won %", of: "l") == "67%")
    #expect(try match.statistic("duels", of: "v") == "1")
    #expect(try match.statistic("recoveries", of: "l") == "2")
    #expect(try match.statistic("recovery", of: "l8") == "1")
    #expect(try match.statistic("duels", of: "l9") == "4")
    #expect(try match.statistic("duel, against them", of: "l9") == "1")
    #expect(try match.statistic("duel, against them: won", of: "l9") == "1")
    #expect(try match.statistic("duel, against them", of: "v4") == "2")
    let duels = try match.ask("stats duel")
    #expect(
      Array(duels.suffix(duels.count - (duels.firstIndex { $0.contains("zones of Home") } ?? 0)).prefix(4))
        == ["zones of Home, the goal above", "    0    0    1", "    0    2    0", "    0    0    0"])
    // Actions do not count as shots.
    #expect(try match.statistic("shots", of: "l") == "0")
    let shown = try match.program(["show", match.path, "stats", "--of", "l9", "--lang", "ca"])
    #expect(
      shown.output == """
        9, titular
        minuts                         8
        duels                          4
        duel: guanyat                  2
        duel: perdut                   1
        duel: guanyat %              67%
        duel, en contra                1
        duel, en contra: guanyat       1

        """)
  }

  @Test func actionsDeclaredOnCommandLine() throws {
    let match = try MatchOnDisk(set: [
      "action.duel=d player opponent +guanyat -perdut t:taules", "words.duel=duel | duelo | duel",
      "words.duel.taules=taules | tablas | drawn",
    ])
    try match.play("start", .accept("1' 9dt,4", says: "duel: 9, drawn, against v4"), .accept("2' 9d+", says: "guanyat"))
    try match.play("set action.caiguda w player", .accept("3' 9w", says: "caiguda: 9"))
    #expect(try match.elements("accio").count == 3)
  }

  /// Commands take precedence over declared codes: `hu` is still `heads-up`.
  @Test func sideLettersWorkWithDeclaredCodes() throws {
    let match = try match()
    try match.play("start", .accept("1' l9u+", says: "claim: 9"), .accept("2' h9q", says: "recovery: 9"))
    #expect(try match.ask("hu") == match.ask("heads-up"))
  }

  @Test func neutralMatchNeedsSideLetters() throws {
    let match = try match(us: "none")
    try match.play(
      "start", .refuse("1' 9d"), .accept("1' l9d,v4", says: "duel: l9, against v4"), "2' vp", .refuse("3' p"))
    #expect(try match.elements("accio").count == 2)
  }

  @Test func charting() throws {
    let match = try MatchOnDisk(rules: "charting")
    let lines = [
      "9q5", "9x", "9d+5,4", "9d-", "9k2", "7z+3", "t+4", "vt", "b-", "i5", "vi+", "p+", "vp-5", "8q", "v6x8", "v4d,9",
    ]
    try match.play([Step(stringLiteral: "start")] + lines.enumerated().map { Step(stringLiteral: "\($0 + 1)' \($1)") })
    #expect(try match.elements("accio").count == lines.count)
    #expect(try match.todo() == "nothing left to resolve")
    #expect(try match.marks().isEmpty)
    #expect(try match.program(["validate", match.path]).status == .exited(0))
    // The file names the bundled rule set and still contains the declarations.
    #expect(try match.xml().contains(#"versio="2" reglament="charting""#))
  }
}
