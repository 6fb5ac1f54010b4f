import Foundation
import MatchReports
import Testing

/// The metadata in the page's head for browsers and link previews, with any names.
@Suite struct HeadTests {
  private struct Event: Decodable {
    struct Named: Decodable { let name: String }
    let name: String
    let sport: String?
    let startDate: String?
    let location: Named?
    let homeTeam: Named
    let awayTeam: Named
    let eventStatus: String
    let description: String
  }

  private static func event(_ page: Markup) throws -> Event {
    let script = try #require(page.all("script").first)
    #expect(script.attributes["type"] == "application/ld+json")
    return try JSONDecoder().decode(Event.self, from: Data(page.text(of: script).utf8))
  }

  private static func meta(_ page: Markup, _ name: String) -> String? {
    page.all("meta").first { $0.attributes["name"] == name || $0.attributes["property"] == name }?.attributes["content"]
  }

  @Test(
    arguments: [
      ("M-2014-61", "Germany win 7–1"), ("M-2014-52", "Costa Rica win 5–3 on penalties"),
      ("M-2014-64", "Germany win 1–0 after extra time"), ("M-2014-13", "Iran draw 0–0 with Nigeria"),
    ])
  func titleStatesTheResult(_ match: String, _ sentence: String) throws {
    let page = Markup(try ReportFixture.page(ReportFixture.real(match), "--lang", "en"))
    #expect(page.text(of: try #require(page.first("title"))).hasSuffix(" · " + sentence))
    // The score is beside the names, so the heading does not repeat it in words.
    #expect(!page.text(of: try #require(page.first("h1"))).contains(sentence))
    #expect(Self.meta(page, "description")?.hasPrefix(sentence + ".") == true)
    #expect(Self.meta(page, "og:title")?.hasSuffix(sentence) == true)
    #expect(Self.meta(page, "og:description") == Self.meta(page, "description"))
    #expect(Self.meta(page, "og:type") == "article")
  }

  /// The score of the game does not name the winner if an authority awarded another result.
  @Test(arguments: [
    ("en", "Result awarded: 0–3"), ("es", "Resultado adjudicado: 0–3"), ("ca", "Resultat adjudicat: 0–3"),
  ])
  func titleStatesTheAwardedResult(_ language: String, _ sentence: String) throws {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let awarded = rich.replacing("<partit ", with: "<partit adjudicat=\"0-3\" ", maxReplacements: 1)
    let bytes = Array(try #require(awarded.data(using: .isoLatin1)))
    func markup(_ kind: ReportKind, _ parameters: ReportStylesheet.Parameter...) throws -> Markup {
      Markup(
        try ReportStylesheet(kind).bytes(of: bytes, name: "match.xml", parameters: [("lang", language)] + parameters))
    }
    let page = try markup(.page)
    #expect(page.text(of: try #require(page.first("title"))).hasSuffix(" · " + sentence))
    #expect(Self.meta(page, "description")?.hasPrefix(sentence + ".") == true)
    // On a card it is beside the score, and not repeated below.
    let card = try markup(.drawing)
    #expect(card.text(of: try #require(card.first("title"))).hasSuffix(" · " + sentence))
    #expect(card.all("text").count { card.text(of: $0) == sentence } == 1)
    let half = try markup(.page, ("half-time", "yes"))
    #expect(!half.text(of: try #require(half.first("title"))).contains(sentence))
  }

  @Test func headDescribesTheMatchAsAnEvent() throws {
    let event = try Self.event(Markup(try ReportFixture.page(ReportFixture.handmade("rich"), "--lang", "en")))
    #expect(event.name == "UE Sant Martí de Provençals – Athletic Ñuñoa")
    #expect(event.homeTeam.name == "UE Sant Martí de Provençals" && event.awayTeam.name == "Athletic Ñuñoa")
    #expect(event.location?.name == "Camp Municipal de la Verneda")
    #expect(event.eventStatus == "https://schema.org/EventScheduled")
    #expect(event.description.hasPrefix("3–2; 9\u{A0}Cesc Falguera 12′"))
    #expect(event.sport == "Football")
    let broken = try Self.event(Markup(try ReportFixture.page(ReportFixture.abandoned())))
    #expect(broken.eventStatus == "https://schema.org/EventCancelled")
  }

  /// The match's own date and time count, not the times of the whistles, because it may have been recorded on another
  /// day. These were typed on 9 September 2001.
  @Test(
    arguments: [
      (" data=\"2025-10-15\" hora=\"17:30\"", "2025-10-15T17:30"), (" data=\"2025-10-15\"", "2025-10-15"),
      ("", "2001-09-09T02:46:40Z"),
    ])
  func startDateIsThatOfTheMatch(_ attributes: String, _ start: String) throws {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let match = rich.replacing(" data=\"2025-10-15\" hora=\"17:30\"", with: attributes)
    let report = try ReportStylesheet(.page).bytes(
      of: Array(try #require(match.data(using: .isoLatin1))), name: "rich.xml")
    #expect(try Self.event(Markup(report)).startDate == start)
  }

  @Test(
    arguments: [
      ("reglament=\"basketball\"", "Basketball"), ("reglament=\"futsal\"", "Futsal"),
      ("reglament=\"handball\"", "Handball"), ("reglament=\"hockey\"", "Field hockey"),
      ("reglament=\"rink\"", "Roller hockey"),
      ("reglament=\"youth\"", "Football"), ("reglament=\"official\" parametres=\"name=Lliga\"", "Football"),
      ("reglament=\"official\" parametres=\"name=rink without=corner\"", nil),
    ])
  func eventNamesTheSport(_ rules: String, _ sport: String?) throws {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let match = rich.replacing("reglament=\"amateur\"", with: rules)
    let report = try ReportStylesheet(.page).bytes(
      of: Array(try #require(match.data(using: .isoLatin1))), name: "rich.xml")
    #expect(try Self.event(Markup(report)).sport == sport)
  }

  /// Names that would end a string, the element, or a style rule.
  @Test func hostileNames() throws {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    let name = #"\</script></style><!--"&\"#
    let written = "\\&lt;/script>&lt;/style>&lt;!--&quot;&amp;\\"
    let match = rich.replacing("Athletic Ñuñoa", with: written)
    let file = try ReportFixture.write(try #require(match.data(using: .isoLatin1)), to: "hostile-name.xml")
    let bytes = try ReportFixture.page(file, "--lang", "en")
    let page = Markup(bytes)
    #expect(try Self.event(page).awayTeam.name == name)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "</script>").count == 2)
    #expect(text.components(separatedBy: "</style>").count == 2)
    #expect(page.text(of: try #require(page.first("h1"))).contains(name))
  }

  /// The page loads and runs nothing, and its icon is embedded.
  @Test func pageLoadsNothing() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("rich")))
    let policy = page.all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
    #expect(
      policy?.attributes["content"]?.hasPrefix("default-src 'none'; style-src 'unsafe-inline'; img-src data:") == true)
    let links = page.all("link")
    #expect(links.count == 1 && links.first?.attributes["href"]?.hasPrefix("data:image/svg+xml,") == true)
  }
}
