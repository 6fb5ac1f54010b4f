import Foundation
import Testing

/// `--team ours` makes a report to hand out, in every format: it names only our players.
@Suite struct OneSidedTests {
  static let formats = ["html", "text", "csv-players", "csv-actions"]

  @Test(arguments: formats, ["local", "visitant"])
  func opponentsAreNotNamed(_ format: String, _ ours: String) throws {
    for name in ["rich", "extra-time"] {
      let document = try String(contentsOfFile: ReportFixture.handmade(name), encoding: .isoLatin1)
        .replacing(/nostre="[a-z]*"/, with: "nostre=\"\(ours)\"")
      let file = try ReportFixture.write(
        try #require(document.data(using: .isoLatin1)), to: "one-sided-\(name)-\(ours)-\(format).xml")
      let squads = document.split(separator: "</plantilla>").dropLast().map(Self.names)
      #expect(squads.count == 2 && squads.allSatisfy { $0.count > 11 })
      let made = try ReportFixture.page(file, "--format", format, "--team", "ours", "--lang", "en")
      let report = String(decoding: made, as: UTF8.self)
      let (our, their) = ours == "local" ? (squads[0], squads[1]) : (squads[1], squads[0])
      let theirsOnly = their.subtracting(our)
      #expect(theirsOnly.count > 5)
      for name in theirsOnly { #expect(!report.contains(name), "\(name)") }
      #expect(our.filter(report.contains).count > 11)
    }
  }

  /// The names of players in a part of the file.
  private static func names(_ squad: Substring) -> Set<String> {
    let players = squad.components(separatedBy: "<plantilla>").last ?? ""
    return Set(players.matches(of: /<nom>([^<&]+)<\/nom>/).map { String($0.output.1) })
  }
}
