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

  /// The heads of the narrow tables of attempts, three of which stand side by side.
  @Test func printedHeadsStandApart() throws {
    let pdf = try Browser.print(
      ReportFixture.page(ReportFixture.handmade("rich"), "--lang", "es"), as: "heads")
    let heads = try ReportFixture.run("pdftotext", ["-layout", pdf, "-"]).output
      .matches(of: /Gol +Par\..*?Tot\./).map { $0.output.split(separator: " ") }
    let expected: [Substring] = ["Gol", "Par.", "Palo", "Fue.", "Bl.", "?", "Tot."]
    #expect(heads == Array(repeating: expected, count: 6))
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
