import Foundation
import RecordingSession
import Testing

/// docs/ARCHITECTURE.md lists the checks of lines and commands.
@Suite struct CheckDocumentTests {
  private static let document = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/ARCHITECTURE.md").standardizedFileURL

  /// The first cells of the rows under a heading.
  private func rows(under heading: String, cells: Int) throws -> [[String]] {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let table = try #require(text.split(separator: heading).last)
    return table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").prefix(cells).map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func documentListsTheChecksInOrder() throws {
    #expect(
      try rows(under: "| check | stage | finds |", cells: 2)
        == Check.all.map { ["`\($0.name)`", $0.stages.map(\.rawValue).joined(separator: ", ")] })
  }

  @Test func documentListsTheCommandChecks() throws {
    #expect(
      try rows(under: "| check of a command | finds |", cells: 1) == CommandCheck.all.map { ["`\($0.name)`"] })
  }

  @Test func checksAreInTheOrderOfTheirStages() {
    let stages = Check.all.compactMap(\.stages.last).map { Check.Stage.allCases.firstIndex(of: $0) ?? 0 }
    #expect(stages == stages.sorted())
  }
}
