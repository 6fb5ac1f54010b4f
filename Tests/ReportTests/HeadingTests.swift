import Foundation
import Testing

/// The top of the page: the score, the winner of a shoot-out, nothing if nothing was played; and how own goals explain
/// the score.
@Suite struct HeadingTests {
  private static func page(_ file: String, _ language: String = "en") throws -> (
    title: String, heading: String, story: String
  ) {
    let page = Markup(try ReportFixture.page(file, "--lang", language))
    let title = page.text(of: try #require(page.first("title"))).trimmed
    let heading = page.text(of: try #require(page.first("h1"))).split(whereSeparator: \.isWhitespace)
    let story = page.all("p").first { $0.attributes["class"] == "story" }.map { page.text(of: $0).trimmed }
    return (title, heading.joined(separator: " "), story ?? "")
  }

  /// Costa Rica and Greece, 29 June 2014: 1-1, and 5-3 on penalties. The winner's kicks come first, whether the winner
  /// was the nominal home or away team: England lost to Portugal in 2006.
  @Test(
    arguments: [
      ("M-2014-52", "en", "Costa Rica win 5–3 on penalties"),
      ("M-2014-52", "es", "Costa Rica gana 5–3 en los penaltis"),
      ("M-2014-52", "ca", "Costa Rica guanya 5–3 als penals"), ("M-2006-59", "en", "Portugal win 3–1 on penalties"),
    ])
  func storyNamesTheShootOutWinner(_ match: String, _ language: String, _ said: String) throws {
    let file = try ReportFixture.real(match)
    let page = try Self.page(file, language)
    #expect(page.story.hasSuffix(said + "."), "\(page.story)")
    #expect(page.title.hasSuffix(" · " + said), "\(page.title)")
    let text = try ReportFixture.run(
      ReportFixture.program, ["report", file, "-o", "-", "--format", "text", "--lang", language])
    #expect(text.output.split(separator: "\n").prefix(4).contains(Substring(said)))
  }

  /// An unfinished shoot-out, or a draw without one, has no winner.
  @Test func noWinnerWithoutAFinishedShootOut() throws {
    let over = try String(contentsOfFile: ReportFixture.real("M-2014-52"), encoding: .isoLatin1)
    let running = over.replacing("estat=\"acabat\"", with: "estat=\"enjoc\"")
    #expect(over != running)
    let file = try ReportFixture.write(try #require(running.data(using: .isoLatin1)), to: "shoot-out-running.xml")
    for file in [file, try ReportFixture.real("M-2014-61")] {
      let page = try Self.page(file)
      #expect(!page.title.contains("penalties") && !page.story.contains("penalties"))
    }
  }

  @Test(arguments: ["pending", "documented-empty"])
  func pendingMatchHasNoScore(_ name: String) throws {
    let page = try Self.page(ReportFixture.handmade(name))
    #expect(!(page.title + page.heading).contains(/[0-9]/), "\(page)")
    #expect(page.title == "Equip Local – Equip Visitant · Equip Local play Equip Visitant")
    let text = try ReportFixture.run(
      ReportFixture.program, ["report", ReportFixture.handmade(name), "-o", "-", "--format", "text", "--lang", "en"])
    #expect(!text.output.contains(/[0-9]–[0-9]/))
  }

  /// Two goals and an opponent's own goal make a score of 3; the page explains it beside the goals.
  @Test(
    arguments: [
      ("en", "Goals", "with own goals 3–2"), ("es", "Goles", "con los de propia puerta 3–2"),
      ("ca", "Gols", "amb els de pròpia porta 3–2"),
    ])
  func ownGoalsAreExplainedBesideTheGoals(_ language: String, _ name: String, _ said: String) throws {
    let file = ReportFixture.handmade("rich")
    let page = Markup(try ReportFixture.page(file, "--lang", language))
    let table = try #require(page.all("table").first { $0.attributes["class"] == "compare several" })
    let row = try #require(page.descendants(of: table, "th").first { page.text(of: $0).hasPrefix(name) })
    #expect(page.text(of: row) == name + said)
    let text = try ReportFixture.run(
      ReportFixture.program, ["report", file, "-o", "-", "--format", "text", "--lang", language])
    let lines = text.output.split(separator: "\n").map { String($0).trimmed }
    let goals = try #require(lines.firstIndex { $0.contains(" \(name) ") })
    #expect(lines[goals + 1] == said)
    #expect(
      !String(decoding: try ReportFixture.page(ReportFixture.real("M-2014-61")), as: UTF8.self).contains(
        "with own goals"))
  }
}
