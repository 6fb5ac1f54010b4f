import Foundation
import MatchReports
import Seasons
import Testing

/// Positions as written in squads, StatsBomb and Opta: the same line and side in Swift and in the stylesheets.
@Suite struct PositionTests {
  /// StatsBomb's names for its 25 positions: a keeper, then rows from the back, each from right to left.
  private static let statsBomb: [(depth: Int, names: [String])] = [
    (0, ["Goalkeeper"]),
    (1, ["Right Back", "Right Center Back", "Center Back", "Left Center Back", "Left Back"]),
    (1, ["Right Wing Back", "Left Wing Back"]),
    (2, ["Right Defensive Midfield", "Center Defensive Midfield", "Left Defensive Midfield"]),
    (3, ["Right Midfield", "Right Center Midfield", "Center Midfield", "Left Center Midfield", "Left Midfield"]),
    (4, ["Right Attacking Midfield", "Center Attacking Midfield", "Left Attacking Midfield"]),
    (5, ["Right Wing", "Left Wing"]),
    (6, ["Right Center Forward", "Striker", "Left Center Forward"]), (6, ["Secondary Striker"]),
  ]

  @Test func statsBombsPositions() {
    for (depth, names) in Self.statsBomb {
      let positions = names.compactMap { PlayingPosition($0, in: .football) }
      #expect(positions.map(\.depth) == names.map { _ in depth }, "\(names)")
      #expect(Set(positions.map(\.lateral)).count == names.count, "\(names)")
      #expect(positions.map(\.lateral) == positions.map(\.lateral).sorted(by: >), "\(names)")
    }
  }

  @Test(
    arguments: [
      ("Defender", 1, 0), ("Midfielder", 3, 0), ("Forward", 6, 0), ("Striker", 6, 0), ("Goalkeeper", 0, 0),
      ("Lateral esquerre", 1, -2), ("lateral derecho", 1, 2), ("Central dret", 1, 1), ("Defensa central", 1, 0),
      ("Mig centre", 3, 0), ("Extremo izquierdo", 5, -2), ("Extrem dret", 5, 2), ("DELANTERO CENTRO", 6, 0),
      ("mediapunta", 4, 0), ("Líbero", 1, 0), ("Lat. esq.", 1, -2), ("CB/LB", 1, 0), ("LCB", 1, -1), ("RWB", 1, 2),
      ("centre-back", 1, 0), ("portera", 0, 0), ("pivote", 2, 0), ("defenders", 1, 0),
    ])
  func position(_ text: String, _ depth: Int, _ lateral: Int) throws {
    let position = try #require(PlayingPosition(text, in: .football))
    #expect(position.depth == depth && position.lateral == lateral)
  }

  /// The pivot of futsal and handball is the forward; an ala stands between the last player and the pivot.
  @Test(
    arguments: [
      ("pívot", 2, 6), ("Pívot", 2, 6), ("pivot", 2, 6), ("pivote", 2, 6), ("ala", 5, 4), ("alas", 5, 4),
      ("ala-pívot", 2, 6), ("cierre", 1, 1), ("tancament", 1, 1), ("fixo", 1, 1), ("portero", 0, 0),
      ("delantero", 6, 6),
    ])
  func positionDependsOnTheGame(_ text: String, _ football: Int, _ other: Int) {
    #expect(PlayingPosition(text, in: .football)?.depth == football)
    #expect(PlayingPosition(text, in: .other)?.depth == other)
  }

  @Test(arguments: ["", " ", "left", "?", "12"]) func noPosition(_ text: String) {
    #expect(PlayingPosition(text, in: .football) == nil)
  }

  /// Every term by itself, and with words for a side before and after it, and all the texts above.
  @Test(arguments: [("football", PositionGame.football), ("futsal", .other), ("basketball", .basketball)])
  func stylesheetsReadPositionsAlike(_ sport: String, _ game: PositionGame) throws {
    let table = PositionTable.shared
    let sides = [table.left, table.right, table.centre].flatMap { $0.sorted().prefix(2) }
    let terms = Set(table.terms.keys).union(table.termsOfBasketball.keys).sorted()
    let texts =
      terms + terms.flatMap { term in sides.flatMap { ["\($0) \(term)", "\(term) \($0)"] } }
      + terms.map { $0.capitalized + "s" } + Self.statsBomb.flatMap(\.names)
      + ["", "left", "xyz", "CB/LB", "Lat. esq.", "líbero (c)", "MÍG CENTRE", "a-b'c’d", "left left back"]
    let stylesheet = try ReportFixture.write(
      """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
        <xsl:import href="part-positions.xsl"/>
        <xsl:output method="text" encoding="UTF-8"/>
        <xsl:variable name="field" select="/r"/>
        <xsl:template match="/">
          <xsl:for-each select="//p">
            <xsl:call-template name="position"><xsl:with-param name="text" select="."/></xsl:call-template>
            <xsl:text>&#10;</xsl:text>
          </xsl:for-each>
        </xsl:template>
      </xsl:stylesheet>
      """.utf8, to: "every-position-\(sport).xsl")
    let file = "<r sport=\"\(sport)\">" + texts.map { "<p>\($0)</p>" }.joined() + "</r>"
    let made = try ReportStylesheet(stylesheet: stylesheet).bytes(of: Array(file.utf8), name: "positions.xml")
    let theirs = String(decoding: made, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(theirs.count == texts.count + 1)
    for (text, their) in zip(texts, theirs) {
      let ours = PlayingPosition(text, in: game)
      #expect(ours.map { "\($0.depth) \($0.lateral)" } ?? "" == their, "\(text)")
    }
  }
}
