import TestSupport
import Testing

/// The page on paper.
@Suite struct PrintedPageTests {
  /// At most five A4 sheets, six with extra time, shoot-out and notes, because the minimum font size is 8 points; three
  /// for a match of goals and cards; one for the short version and the half-time sheet.
  @Test(
    arguments: [
      ("M-2014-61", [], 3), ("rich", [], 5), ("extra-time", [], 6), ("documented", [], 3), ("in-progress", [], 3),
      ("rich", ["--half-time"], 1),
      ("M-2014-61", ["--half-time"], 1), ("rich", ["--brief"], 1), ("extra-time", ["--brief"], 1),
    ].sample(5) as [(String, [String], Int)])
  func printsOnFewSheets(_ match: String, _ version: [String], _ most: Int) throws {
    let file = match.hasPrefix("M-") ? try ReportFixture.real(match) : ReportFixture.handmade(match)
    for language in version.isEmpty && match != "rich" ? ["ca"] : ["en", "es", "ca"].sample(1) {
      let made = try ReportFixture.run(
        ReportFixture.program, ["report", file, "-o", "-", "--lang", language] + version)
      let name = ([match, language] + version).joined(separator: "-")
      let pdf = try Browser.print(made.outputBytes, as: name)
      let facts = try ReportFixture.run("pdfinfo", [pdf]).output
      let pages = facts.firstMatch(of: /Pages: +(\d+)/).flatMap { Int($0.output.1) }
      #expect(try #require(pages, "\(name): \(facts)") <= most, "\(name)")
      #expect(facts.contains("A4"), "\(name): \(facts)")
      if name == "rich-en" {
        // A penalty that was not scored is in the list of events, and not on the time line.
        #expect(try ReportFixture.run("pdftotext", [pdf, "-"]).output.contains("Penalty saved"))
      }
      try Self.expectLegible(pdf, name)
    }
  }

  /// The parts of a sheet with little on it stand close together.
  @Test func shortSheetHasNoLargeGaps() throws {
    let pdf = try Browser.print(
      ReportFixture.page(ReportFixture.handmade("in-progress"), "--lang", "en", "--brief"), as: "short-sheet")
    let words = PrintedWord.all(in: try ReportFixture.run("pdftotext", ["-bbox", pdf, "-"]).output)
      .sorted { $0.top < $1.top }
    let end = try #require(words.firstIndex { $0.text == "Abbreviations" })
    var bottom = 0.0
    for word in words[...end] {
      #expect(word.top - bottom < 50, "\(word)")
      bottom = max(bottom, word.bottom)
    }
  }

  /// In a zone, the number of shots is larger than the goals below it, and apart from them.
  @Test func shotsOfAZoneStandOut() throws {
    let pdf = try Browser.print(
      ReportFixture.page(ReportFixture.handmade("rich"), "--lang", "en"), as: "zones")
    try Self.expectZones(pdf, words: ["goal", "goals"])
  }

  /// A handball team takes most of its shots from two or three zones. Ten goals of twelve shots stay in theirs.
  @Test func goalsOfAZoneStayInIt() throws {
    let file = try ReportFixture.path("busy-zones.xml")
    let shots = (1...12).map { "\($0)' 9\($0 < 11 ? "g" : "s+")2" } + (13...22).map { "\($0)' 9g3" }
    let lines = ["start"] + shots + ["end"]
    let made = try ReportFixture.run(ReportFixture.program, ["new", "-f", file, "Inca", "Muro", "--rules", "handball"])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try run(
      ReportFixture.program, ["record", file, "--input", "-"], text: lines.map { $0 + " !\n" }.joined())
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    let pdf = try Browser.print(ReportFixture.page(file, "--lang", "es"), as: "busy-zones")
    try Self.expectZones(pdf, words: ["gol", "goles"])
  }

  /// The goals of each zone are below its shots, in smaller type, and end before the next zone's.
  private static func expectZones(_ pdf: String, words goals: Set<String>) throws {
    let words = PrintedWord.all(in: try ReportFixture.run("pdftotext", ["-bbox", pdf, "-"]).output)
    let numbers = words.filter { Int($0.text) != nil }
    var found = 0
    for word in words where goals.contains(word.text) {
      guard let count = numbers.last(where: { abs($0.bottom - word.bottom) < 1 && 0...5 ~= word.left - $0.right }),
        let shots = numbers.first(where: { abs($0.left - count.left) < 3 && 3...30 ~= count.bottom - $0.bottom })
      else { continue }
      found += 1
      #expect(shots.height > 1.2 * count.height, "\(shots) \(count)")
      let next = numbers.filter { abs($0.bottom - word.bottom) < 1 && $0.left > count.left }
      #expect(!next.contains { $0.left < word.right + 1 }, "\(word)")
    }
    #expect(found > 1)
  }

  /// The heads of the narrow tables of attempts, three of which stand side by side.
  @Test func printedHeadsStandApart() throws {
    let pdf = try Browser.print(
      ReportFixture.page(ReportFixture.handmade("rich"), "--lang", "es"), as: "heads")
    let heads = try ReportFixture.run("pdftotext", ["-layout", pdf, "-"]).output
      .matches(of: /Gol +Par\..*?Tot\./).map { $0.output.split(separator: " ") }
    let expected: [Substring] = ["Gol", "Par.", "Palo", "Fue.", "Bl.", "?", "Tot."]
    #expect(heads == Array(repeating: expected, count: 6))
  }

  /// On one sheet of paper, at least four points separate the heads of the players' columns.
  @Test func columnsOfTheSheetStandApart() throws {
    let pdf = try Browser.print(
      ReportFixture.page(ReportFixture.handmade("rich"), "--lang", "en", "--brief"), as: "sheet")
    let words = PrintedWord.all(in: try ReportFixture.run("pdftotext", ["-bbox", pdf, "-"]).output)
    let line = try #require(words.first { $0.text == "Min" }?.top)
    let heads = words.filter { $0.top == line }.sorted { $0.left < $1.left }
    let names = ["Player", "Min", "G", "OG", "A", "S", "OT", "GK", "F", "Y", "2Y"]
    #expect(heads.map(\.text) == names + names)
    #expect(zip(heads, heads.dropFirst()).filter { $1.left - $0.right < 4 }.map(\.0.text) == [])
  }

  /// In print, the comparison of a match of several periods stands in one column of one sheet.
  @Test(arguments: [
    ("basketball", ["g", "g-", "t", "t-", "p", "p-", "x", "r", "k", "b", "f"], ["Q1", "Q2", "Q3", "Q4"]),
    ("official", ["g", "s", "s+", "sp", "s,7", "sk", "c", "f", "o", "og"], ["1st", "2nd"]),
  ])
  func comparisonOfSeveralPeriodsIsPrintedWhole(_ rules: String, _ codes: [String], _ periods: [String]) throws {
    let file = try ReportFixture.path("periods-\(rules).xml")
    let made = try ReportFixture.run(ReportFixture.program, ["new", "-f", file, "Inca", "Muro", "--rules", rules])
    try #require(made.status == .exited(0), "\(made.error)")
    let period = "start !\n" + codes.map { "4\($0) !\nv5\($0) !\n" }.joined() + "end !\n"
    let recorded = try run(
      ReportFixture.program, ["record", file, "--input", "-"], text: String(repeating: period, count: periods.count))
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    let pdf = try Browser.print(ReportFixture.page(file, "--lang", "en"), as: "periods-\(rules)")
    // A column of its own repeats the heads of a table.
    let heads = try Regex((periods + ["Tot\\.", "Tot\\."] + periods).joined(separator: " +"))
    #expect(try ReportFixture.run("pdftotext", ["-layout", pdf, "-"]).output.matches(of: heads).count == 1)
  }

  /// Text is at least 8 points in size, which is about 9 points in total height. Every sheet except the last is at
  /// least half full, and each has the match and the page number at the bottom.
  private static func expectLegible(_ pdf: String, _ name: String) throws {
    let boxes = try ReportFixture.run("pdftotext", ["-bbox", pdf, "-"]).output
    let sheets = boxes.split(separator: "<page ").dropFirst().map(String.init)
    #expect(!sheets.isEmpty, "\(name)")
    for (index, sheet) in sheets.enumerated() {
      let words = PrintedWord.all(in: sheet)
      #expect(!words.isEmpty, "\(name), \(index + 1)")
      for word in words { #expect(word.height > 8.9, "\(name), \(index + 1): \(word)") }
      let bottom = words.filter { $0.bottom < 800 }.map(\.bottom).max() ?? 0
      if index + 1 < sheets.count { #expect(bottom > 421, "\(name), \(index + 1)") }
      let foot = words.suffix(12).map(\.text).joined(separator: " ")
      #expect(foot.contains("/ \(sheets.count)"), "\(name), \(index + 1)")
    }
  }
}
