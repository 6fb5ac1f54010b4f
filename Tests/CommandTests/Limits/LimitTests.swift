import Foundation
import TestSupport
import Testing

/// Each limit in docs/LIMITS.md, from below and above.
@Suite struct LimitTests {
  @Test(arguments: Limit.all) func acceptsUpToTheLimit(_ limit: Limit) throws {
    let said = try limit.below(ProgramFolder())
    if !limit.said.isEmpty { #expect(!shortened(said).contains(limit.said)) }
  }

  @Test(arguments: Limit.all) func aboveTheLimitGivesTheDocumentedMessage(_ limit: Limit) throws {
    let said = try limit.above(ProgramFolder())
    if !limit.said.isEmpty { #expect(shortened(said).contains(limit.said), "\(said.prefix(500))") }
  }

  /// The document lists exactly the limits tested here, with the numbers in `Bounds`.
  @Test func documentListsExactlyTheseLimits() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../../docs/LIMITS.md").standardizedFileURL
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| what |") && !$0.hasPrefix("|---") }
    let limits = Limit.all.map { limit in
      let said = limit.said.isEmpty ? "" : limit.said + " "
      return "| \(limit.what) | \(limit.amount) | \(said)|"
    }
    #expect(rows.map { String($0) } == limits)
  }

  /// A quoted text shortened as in the document.
  private func shortened(_ said: String) -> String { said.replacing(#/xxx+…/#, with: "xxx…") }
}
