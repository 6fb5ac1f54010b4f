import Foundation
import TestSupport
import Testing

/// A season's results with the columns used by result collections.
@Suite struct ResultsForProgramsTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  private func row() throws -> [String: String] {
    let result = try programFolder.futbolstats("season", ".", "results", "--format", "football-data")
    #expect(result.status == .exited(0), "\(result.error)")
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    try #require(lines.count == 2, "\(result.output)")
    #expect(
      lines[0].joined(separator: ",")
        == "Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR")
    return Dictionary(zip(lines[0], lines[1])) { first, _ in first }
  }

  private func match(_ name: String, _ change: (String) -> String = { $0 }) throws {
    let path = projectFile("Tests/Data/stylesheets/Data/\(name).xml")
    let bytes = try Data(contentsOf: URL(filePath: path))
    try programFolder.write(
      change(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))).unicodeScalars.map { UInt8($0.value) },
      to: "m.xml")
  }

  /// Counted with `xmllint --xpath`; an own goal does not count as a shot.
  @Test func figuresMatchTheFile() throws {
    try match("rich")
    let row = try row()
    let expected = [
      "Date": "2025-10-15", "FTHG": "3", "FTAG": "2", "FTR": "H", "HTHG": "1", "HTAG": "1", "HTR": "D",
      "Referee": "Núria Gómez i Puig", "HS": "19", "AS": "7", "HST": "10", "AST": "5", "HF": "15", "AF": "8",
      "HC": "19", "AC": "3", "HY": "4", "AY": "3", "HR": "1", "AR": "0",
    ]
    for (column, value) in expected { #expect(row[column] == value, "\(column)") }
  }

  @Test func unrecordedFiguresAreEmptyNotZero() throws {
    try match("rich") { text in
      ["jugada", "corner", "falta", "targeta"].reduce(text) { text, name in
        text.replacing(try! Regex("<\(name) [^\n]*</\(name)>"), with: "")
      }
    }
    let row = try row()
    #expect(row["FTHG"] == "3")
    for column in ["HS", "AS", "HST", "AST", "HF", "AF", "HC", "AC", "HY", "AY", "HR", "AR"] {
      #expect(row[column] == "", "\(column)")
    }
  }

  @Test func resultWithoutAMatchFileHasOnlyItsScore() throws {
    try programFolder.write("date,home,away,score\n2026-11-21,Inca,Muro,3-1\n", to: "results.csv")
    let row = try row()
    #expect(row["FTHG"] == "3" && row["FTAG"] == "1" && row["FTR"] == "H")
    for column in ["HTHG", "HTAG", "HTR", "Referee", "HS", "AS", "HY", "AR"] { #expect(row[column] == "") }
  }
}
