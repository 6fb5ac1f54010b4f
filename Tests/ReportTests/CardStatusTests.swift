import Testing

/// How the card of a result describes the end of the match, in the words of its game.
@Suite struct CardStatusTests {
  @Test(arguments: [("en", "Full time"), ("es", "Final del partido"), ("ca", "Final del partit")])
  func fullTime(_ language: String, _ words: String) throws {
    let page = try ReportFixture.card(ReportFixture.handmade("rich"), "--card", "result", "--lang", language)
    #expect(page.all("text").contains { page.text(of: $0) == words })
  }

  @Test(arguments: [("en", "After extra time"), ("es", "Tras la prórroga"), ("ca", "Després de la pròrroga")])
  func afterExtraTime(_ language: String, _ words: String) throws {
    let page = try ReportFixture.card(ReportFixture.handmade("extra-time"), "--card", "result", "--lang", language)
    let texts = page.all("text").map { page.text(of: $0) }
    let score = try #require(texts.firstIndex(of: "3–1"), "\(texts)")
    #expect(texts[score - 1] == words)
  }

  /// Basketball has overtime, not extra time, and regulation time before it.
  @Test(
    arguments: [
      ("en", "After overtime", "End of regulation 2–2", "Inca win 5–2 after overtime"),
      ("es", "Tras la prórroga", "Tiempo reglamentario 2–2", "Inca gana 5–2 en la prórroga"),
      ("ca", "Després de la pròrroga", "Temps reglamentari 2–2", "Inca guanya 5–2 a la pròrroga"),
    ])
  func overtime(_ language: String, _ status: String, _ regulation: String, _ verdict: String) throws {
    let file = try ReportFixture.recorded(
      "overtime-\(language)", "basketball",
      """
      start
      3' 4g
      10' end
      start
      20' end
      start
      30' end
      start
      35' v4g
      40' end
      start
      42' 4t
      45' end

      """)
    let card = try ReportFixture.card(file, "--card", "result", "--lang", language)
    #expect(card.text(of: try #require(card.first("title"))) == "Inca 5–2 Sineu · \(verdict)")
    let texts = card.all("text").filter { $0.attributes["x"] == "540" }.map { card.text(of: $0) }
    #expect(texts == [status, "5–2", regulation, verdict])
  }
}
