import Foundation
import MatchModel
import Testing

/// The pages checked with the Nu Html Checker: no errors in any kind of match.
@Suite struct NuCheckerTests {
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

  @Test func noErrors() throws {
    var pages: [String] = []
    let files = try Self.files()
    for (version, arguments) in [
      ("all", []), ("ours", ["--team", "ours"]), ("half", ["--half-time"]),
      ("private", ["--private", "--lang", "ca"]),
    ] {
      let folder = try ReportFixture.path("nu-\(version)/")
      let made = try ReportFixture.run(ReportFixture.program, ["report"] + files + ["-o", folder] + arguments)
      #expect(made.error.isEmpty)
      pages += try FileManager.default.contentsOfDirectory(atPath: folder).map { folder + $0 }
    }
    #expect(pages.count == 4 * files.count)
    // Shows that the checker finds errors at all.
    let wrong = try ReportFixture.write(
      """
      <!DOCTYPE html><html lang="en"><title>t</title><table><colgroup><col></colgroup><tr><td>1<td>2</table>
      """.utf8, to: "nu-wrong.html")
    var wrongErrors = 0
    for message in try NuChecker.messages(on: pages + [wrong]) where !NuChecker.isMeant(message) {
      if message.url?.hasSuffix("nu-wrong.html") == true {
        wrongErrors += message.type == "error" ? 1 : 0
      } else {
        Issue.record("\(message.url ?? ""): \(message.type): \(message.message)")
      }
    }
    #expect(wrongErrors > 0)
  }
}
