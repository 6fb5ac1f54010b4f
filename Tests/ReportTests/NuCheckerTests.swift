import Foundation
import MatchModel
import Testing

/// The pages checked with the Nu Html Checker: no errors in any kind of match.
@Suite struct NuCheckerTests {
  /// Installed by `make setup-test`.
  private static let checker = ReportFixture.root.appendingPathComponent(".build/vnu.jar").path

  private struct Verdict: Decodable {
    let messages: [Message]
  }

  private struct Message: Decodable {
    let type: String
    let url: String?
    let message: String
  }

  private static func files() throws -> [String] {
    let handmade = [
      "rich", "extra-time", "in-progress", "half-time", "pending", "documented", "documented-empty",
      "utf-8",
    ]
    return try handmade.map(ReportFixture.handmade)
      + ["M-1998-51", "M-1998-56", "M-2006-52", "M-2006-64", "M-2014-61"].map { try ReportFixture.real($0) }
      + [
        ReportFixture.real("M-2014-61", format: .documented2011), ReportFixture.made(4), ReportFixture.made(5),
        ReportFixture.made(7),
        ReportFixture.abandoned(),
      ]
      + [
        ReportFixture.real("M-2014-49", named: "substitutions-only") { $0.kind == .substitution },
        ReportFixture.real("M-1998-51", named: "goals-only") { $0.kind == .goal },
        ReportFixture.real("M-2006-64", named: "cards-only") { $0.kind == .card },
        ReportFixture.real("M-2006-52", named: "reds-only") { ($0 as? Card)?.color == .red },
        ReportFixture.real("M-2014-01", named: "own-goals-only") { ($0 as? Goal)?.isOwn == true },
        ReportFixture.real("M-2014-61", named: "whistles-only") { _ in false },
      ]
  }

  /// All files are checked in a single run, because Java starts slowly.
  @Test func noErrors() throws {
    try #require(FileManager.default.fileExists(atPath: Self.checker), "`make setup-test` fetches \(Self.checker)")
    var pages: [String] = []
    for file in try Self.files() {
      for (version, arguments) in [
        ("all", []), ("ours", ["--team", "ours"]), ("half", ["--half-time"]),
        ("private", ["--private", "--lang", "ca"]),
      ] {
        let made = try ReportFixture.run(ReportFixture.program, ["report", file, "-o", "-"] + arguments)
        #expect(made.error.isEmpty)
        let name = file.split(separator: "/").last.map { $0.dropLast(4) } ?? ""
        pages.append(try ReportFixture.write(made.outputBytes, to: "nu-\(name)-\(version).html"))
      }
    }
    let told = try ReportFixture.run(
      "java", ["-jar", Self.checker, "--format", "json", "--stdout", "--exit-zero-always"] + pages)
    let verdict = try JSONDecoder().decode(Verdict.self, from: Data(told.outputBytes))
    for message in verdict.messages where !Self.isMeant(message) {
      Issue.record("\(message.url ?? ""): \(message.type): \(message.message)")
    }
    #expect(pages.count > 80)
    try expectItToFindErrors()
  }

  /// The players' table repeats its roles for browsers that derive them from the style; the checker notes this
  /// redundancy without an error.
  ///
  /// Two features are newer than the checker: the pseudo-element that opens folded sections when printing (CSS
  /// Pseudo-Elements 4), and the property that keeps figures readable over the lines of a pitch (SVG 2).
  private static func isMeant(_ message: Message) -> Bool {
    message.type == "info" && message.message.contains("role is unnecessary for element")
      || message.message.contains("pseudo-class “::details-content”")
      || message.message.contains("Property “paint-order” doesn't exist")
  }

  /// Makes sure that the checker can find errors at all.
  private func expectItToFindErrors() throws {
    let page = """
      <!DOCTYPE html><html lang="en"><title>t</title><table><colgroup><col></colgroup><tr><td>1<td>2</table>
      """
    let wrong = try ReportFixture.write(page.utf8, to: "nu-wrong.html")
    let told = try ReportFixture.run(
      "java", ["-jar", Self.checker, "--format", "json", "--stdout", "--exit-zero-always", wrong])
    #expect(
      try JSONDecoder().decode(Verdict.self, from: Data(told.outputBytes)).messages.contains { $0.type == "error" })
  }
}
