import Testing

/// The charts are legible: no rule applies to them by accident.
@Suite struct ChartTests {
  /// The class of the whole page must not occur inside it, because its rules would apply.
  @Test func sheetClassIsNotUsedInsideThePage() throws {
    let file = ReportFixture.handmade("rich")
    let pages = try [ReportFixture.page(file, "--half-time"), ReportFixture.page(file)].map {
      String(decoding: $0, as: UTF8.self)
    }
    let sheet = try #require(pages[0].firstMatch(of: /<body class="([a-z]+)">/)?.output.1)
    let classes = pages.map { page in
      page.matches(of: /class="([^"]*)"/).flatMap { $0.output.1.split(separator: " ") }.count { $0 == sheet }
    }
    #expect(classes == [1, 0])
  }
}
