import Foundation
import RecordingSession
import Testing

/// docs/ARCHITECTURE.md lists the checks of a typed line.
@Suite struct CheckDocumentTests {
  private static let document = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/ARCHITECTURE.md").standardizedFileURL

  @Test func theDocumentListsTheChecksInTheirOrder() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let table = try #require(text.split(separator: "| check | stage | finds |").last)
    let rows = table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows == Check.all.map { ["`\($0.name)`", $0.stages.map(\.rawValue).joined(separator: ", ")] })
  }

  @Test func aLineMeetsTheChecksInTheOrderOfTheirStages() {
    let stages = Check.all.compactMap(\.stages.last).map { Check.Stage.allCases.firstIndex(of: $0) ?? 0 }
    #expect(stages == stages.sorted())
  }
}
