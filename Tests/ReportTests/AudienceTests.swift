import Foundation
import MatchReports
import Testing

/// Reports for different audiences: minors' names, and versions for web sites.
@Suite struct AudienceTests {
  /// A youth match with names.
  private static func youth(_ parameters: String = "", rules: String = "youth") throws -> String {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let start = try #require(rich.range(of: "<partit "))
    var match = rich.replacing(/\ reglament="[^"]*"/, with: "").replacing(/\ parametres="[^"]*"/, with: "")
    match.insert(contentsOf: "reglament=\"\(rules)\" \(parameters) ", at: start.upperBound)
    let name = "\(rules)-\(parameters.count).xml"
    return try ReportFixture.write(try #require(match.data(using: .isoLatin1)), to: name)
  }

  private static let names = ["Falguera", "Munilla", "Puigcerver", "Lizarralde"]

  private static func text(_ file: String, _ arguments: String...) throws -> String {
    let made = try ReportFixture.run(ReportFixture.program, ["report", file, "-o", "-", "--lang", "en"] + arguments)
    #expect(made.error == "")
    return made.output
  }

  @Test(arguments: ["html", "text", "csv-players", "csv-actions", "card-svg"])
  func minorsAreNumbers(_ format: String) throws {
    let page = try Self.text(Self.youth(), "--format", format)
    for name in Self.names { #expect(!page.contains(name), "\(format): \(name)") }
    #expect(page.contains("Sant Mart"))
  }

  /// Seven-a-side is mostly children's football.
  @Test func playersOfSevenASideAreMinorsUnlessTheRulesSayNo() throws {
    func shown(_ parameters: String) throws -> [String] {
      let match = try String(contentsOfFile: Self.youth(parameters, rules: "seven"), encoding: .isoLatin1)
      let page = try ReportStylesheet(.page).bytes(
        of: Array(try #require(match.data(using: .isoLatin1))), name: "match.xml", parameters: [("lang", "en")])
      return Self.names.filter(String(decoding: page, as: UTF8.self).contains)
    }
    #expect(try shown("").isEmpty)
    #expect(try shown("parametres=\"minors=no\"") == Self.names)
  }

  @Test func minorsNamesAreShownOnRequest() throws {
    for arguments in [["--names", "full"], ["--private"]] {
      let made = try ReportFixture.run(
        ReportFixture.program, ["report", Self.youth(), "-o", "-", "--lang", "en"] + arguments)
      for name in Self.names { #expect(made.output.contains(name), "\(arguments): \(name)") }
    }
    let adults = try Self.text(Self.youth("parametres=\"minors=no\""))
    for name in Self.names { #expect(adults.contains(name)) }
  }

  @Test func shortNames() throws {
    let page = try Self.text(ReportFixture.handmade("rich"), "--names", "short")
    #expect(page.contains("9\u{A0}C. Falguera") && !page.contains("Cesc Falguera"))
    let numbers = try Self.text(ReportFixture.handmade("rich"), "--names", "numbers")
    for name in Self.names { #expect(!numbers.contains(name), "\(name)") }
  }

  private static func report(
    _ kind: ReportKind, of match: String, _ parameters: ReportStylesheet.Parameter...
  ) throws -> String {
    let bytes = Array(try #require(match.data(using: .isoLatin1)))
    let made = try ReportStylesheet(kind).bytes(of: bytes, name: "match.xml", parameters: [("lang", "en")] + parameters)
    return String(decoding: made, as: UTF8.self)
  }

  /// The match, imported from a file without shirt numbers.
  private static func withPlaceholders() throws -> (match: String, placeholders: String) {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    return (rich, rich.replacing("<jugador posicio=", with: "<jugador dorsalfictici=\"si\" posicio="))
  }

  @Test(arguments: [ReportKind.page, .text, .players])
  func placeholderNumbersStandForHiddenNames(_ kind: ReportKind) throws {
    let (match, placeholders) = try Self.withPlaceholders()
    let numbers = try Self.report(kind, of: match, ("names", "numbers"))
    #expect(try Self.report(kind, of: placeholders, ("names", "numbers")) == numbers)
  }

  /// Parameters refer to players by their numbers, even if the page does not show these.
  @Test func placeholderNumbersIdentifyPlayers() throws {
    let match = try Self.withPlaceholders().placeholders
    let inside = try Self.report(.page, of: match, ("private", "yes"), ("medical", "l9 asthma"))
    #expect(inside.contains(" Cesc Falguera: asthma"))
    let season = try Self.report(
      .page, of: match, ("season-team", "l"), ("season-scorer", "9"), ("season-goals", "10"))
    #expect(season.contains("Cesc Falguera now has 10 goals this season"))
  }

  /// A fragment is an element without a head; its separate style does not affect anything else.
  @Test func fragmentHasOnlyItsOwnStyle() throws {
    let page = Markup(Array(try Self.text(ReportFixture.handmade("rich"), "--param", "fragment=yes").utf8))
    #expect(page.elements.first?.name == "article" && page.elements.first?.attributes["class"] == "futbolstats")
    #expect(page.all("html", "head", "body", "meta", "style", "script", "link").isEmpty)
    #expect(page.elements.count { $0.parent == nil } == 1)
    let style = try Self.text(ReportFixture.handmade("rich"), "--param", "fragment=style").trimmed
    #expect(style.hasPrefix("<style>.futbolstats {") && style.hasSuffix("}\n</style>"))
    #expect(!style.contains(":root {") && !style.contains("\nbody {"))
    #expect(style.count { $0 == "{" } == style.count { $0 == "}" })
  }
}
