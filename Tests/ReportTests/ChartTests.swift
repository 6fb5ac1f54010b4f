import Foundation
import Testing

/// The charts can be read: nothing styles them by accident, and no score stands on another one.
@Suite struct ChartTests {
  /// A class of the whole page gives its rules to all of it: nothing within a page may have the same one.
  @Test func theClassOfTheSheetIsItsOwn() throws {
    let file = Workshop.handmade("rich")
    let pages = try [Workshop.page(file, "--half-time"), Workshop.page(file)].map {
      String(decoding: $0, as: UTF8.self)
    }
    let sheet = try #require(pages[0].firstMatch(of: /<body class="([a-z]+)">/)?.output.1)
    let classes = pages.map { page in
      page.matches(of: /class="([^"]*)"/).flatMap { $0.output.1.split(separator: " ") }.count { $0 == sheet }
    }
    #expect(classes == [1, 0])
  }

  /// Goals in 50', 51', 52', 53' of one side and 55', 57' of the other: no two scores within reach have the same height.
  @Test func scoresDoNotOverlap() throws {
    let goals = { (minutes: [Int]) in
      minutes.map {
        "<gol dorsalautor=\"\" dorsalassistencia=\"\" origen=\"\" superficie=\"\" minut=\"\($0)\"><autor/><assistencia/></gol>"
      }
      .joined()
    }
    let documented = try String(contentsOfFile: Workshop.handmade("documented"), encoding: .isoLatin1)
    var teams = documented.components(separatedBy: "<jugades>")
    try #require(teams.count == 3)
    teams[0] += "<gols>\(goals([50, 51, 52, 53]))</gols>"
    teams[1] += "<gols>\(goals([55, 57]))</gols>"
    let file = try Workshop.write(
      try #require(teams.joined(separator: "<jugades>").data(using: .isoLatin1)), to: "close-goals.xml")
    let made = try Workshop.run(
      "xsltproc", ["--stringparam", "lang", "en", Workshop.stylesheet("report.xsl"), file])
    let timeline = try #require(made.output.firstMatch(of: /<section class="wide" id="timeline">.*?<\/section>/))
    let score =
      /<svg x="([0-9.]+)%" y="([0-9]+)" class="at"><title>[^<]*<.title><use[^>]*><.use><text class="mid" y="(.*?)">/
    let marks = timeline.output.matches(of: score)
    let places = marks.compactMap { mark in
      Double(mark.output.1).flatMap { x in
        Int(mark.output.2).flatMap { y in Int(mark.output.3).map { (x: x, y: y + $0) } }
      }
    }
    #expect(places.count >= 6)
    for (place, one) in places.enumerated() {
      for other in places[(place + 1)...] where abs(one.x - other.x) < 8 {
        #expect(abs(one.y - other.y) >= 11, "\(one) \(other)")
      }
    }
  }
}
