import Foundation
import Testing

/// The order and navigation of the page, and the explanation of all abbreviations.
@Suite struct ContentsTests {
  private static let files = Result {
    try ["rich", "extra-time", "documented", "in-progress"].map(ReportFixture.handmade) + [
      ReportFixture.real("M-2014-61"), ReportFixture.made(4),
    ]
  }

  /// Five bars come first, or fewer if the match has fewer figures.
  @Test func fiveBarsComeFirst() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("rich")))
    let table = try #require(page.all("table").first)
    #expect(table.attributes["class"] == "facing")
    #expect(page.descendants(of: table, "td").count { $0.attributes["data-stat"] != nil } == 10)
  }

  /// There are no bars for goals, which own goals would make differ from the score, or for cards and substitutions.
  @Test func noBarsForOnlyGoalsAndCards() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.real("M-2014-61")))
    #expect(!page.all("table").contains { $0.attributes["class"] == "facing" })
    let head = try #require(page.first("header"))
    let figures = page.descendants(of: head, "td", "span").compactMap { $0.attributes["data-stat"] }
    #expect(!figures.isEmpty && figures.allSatisfy { $0.hasPrefix("score") }, "\(figures)")
  }

  /// Every link in the navigation leads to a section, and every section has one.
  @Test func navigationLinksToEverySection() throws {
    for file in try Self.files.get() {
      let page = Markup(try ReportFixture.page(file))
      let bar = try #require(page.first("nav"))
      let links = page.descendants(of: bar, "a").compactMap { $0.attributes["href"] }
      let sections = page.all("section").compactMap { $0.attributes["id"].map { "#" + $0 } }.filter { $0 != "#key" }
      #expect(links == sections, "\(file)")
    }
  }

  /// The key contains exactly the abbreviations of the page, each once with its meaning.
  @Test func everyAbbreviationIsExplained() throws {
    for file in try Self.files.get() {
      let page = Markup(try ReportFixture.page(file))
      let key = try #require(page.all("section").first { $0.attributes["id"] == "key" })
      let short = page.descendants(of: key, "dt").map { page.text(of: $0) }
      #expect(Set(short).count == short.count, "\(file): \(short)")
      let meanings = page.descendants(of: key, "dd").map { page.text(of: $0).components(separatedBy: " · ") }
      let explained = zip(short, meanings).flatMap { short, meanings in meanings.map { "\(short): \($0)" } }
      #expect(Set(explained).count == explained.count, "\(file): \(explained)")
      #expect(
        Set(explained) == Set(page.all("abbr").map { "\(page.text(of: $0)): \($0.attributes["title"] ?? "")" }),
        "\(file)")
    }
  }

  /// The marks beside scorers in the header are explained too.
  @Test func marksOfGoalsAreExplained() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("extra-time"), "--lang", "en"))
    let head = try #require(page.first("header"))
    #expect(
      page.descendants(of: head, "abbr").map { [page.text(of: $0), $0.attributes["title"]] }
        == [["(pen.)", "Penalty"], ["(o.g.)", "Own goal"]])
    // On a phone, no line ends between the minute and its mark.
    #expect(page.text(of: head).contains("′\u{A0}(pen.)") && page.text(of: head).contains("′\u{A0}(o.g.)"))
  }

  @Test func longSectionsAreFolded() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("rich")))
    for id in ["attempts", "cross-tables", "log"] {
      let section = try #require(page.all("section").first { $0.attributes["id"] == id })
      let fold = try #require(page.descendants(of: section, "details").first)
      #expect(fold.attributes["open"] == nil)
      #expect(page.descendants(of: fold, "summary").count == 1)
      #expect(page.descendants(of: section, "h2").count == 1 && page.descendants(of: fold, "h2").isEmpty)
    }
  }

  /// A match with only goals and cards has no list of chances, no maps, no comparison and no table of players: the
  /// line-ups show everything as symbols.
  @Test func onlyGoalsAndCardsGiveAShortPage() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.real("M-2014-61")))
    let ids = page.all("section").compactMap { $0.attributes["id"] }
    for id in ["attempts", "cross-tables", "zones", "momentum", "cumulative", "comparison", "players"] {
      #expect(!ids.contains(id), "\(id)")
    }
    #expect(ids.first == "lineups" && ids.dropFirst().first == "timeline")
  }

  /// The first goalkeeper heads the list, whatever the number.
  @Test func goalkeeperComesFirst() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.real("M-2014-61"), "--lang", "en"))
    let lists = page.all("ul").filter { $0.attributes["class"] == "squad" }
    let first = lists.compactMap { page.descendants(of: $0, "li").first.map { page.text(of: $0).trimmed } }.filter {
      $0.contains("(GK)")
    }
    #expect(first == ["12\u{A0}Júlio César (GK)", "1\u{A0}Manuel Neuer (GK)"])
  }

  /// The map has a mark for every attempt in its zone, and the pitch has all starters.
  @Test func mapsShowAllAttemptsAndStarters() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("rich")))
    let zones = try #require(page.all("section").first { $0.attributes["id"] == "zones" })
    let maps = page.descendants(of: zones, "svg").filter { $0.attributes["class"] == "pitch" }
    #expect(maps.count == 2)
    for map in maps {
      let dots = page.descendants(of: map, "use").count
      let counts = page.descendants(of: map, "text", "tspan").filter { $0.attributes["data-stat"] == "shots" }
      #expect(dots == counts.compactMap { Int(page.text(of: $0)) }.reduce(0, +))
    }
    #expect(page.all("g").count { $0.attributes["class"] == "man" } == 22)
  }
}
