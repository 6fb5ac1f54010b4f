import MatchModel
import MatchReports
import MatchRules
import MatchXML
import SampleMatches
import TestSupport
import Testing
import WorldCupData

/// The layout of the page on screens of every width.
@Suite struct ScreenLayoutTests {
  /// No horizontal scrolling from a small phone to a desktop in any language, and no messages in the browser's console.
  @Test func noHorizontalScrolling() throws {
    let files = try ReportFixture.everyKind()
    let pages = try ["ca", "es", "en"].flatMap { language in
      try files.map { try ReportFixture.page($0, "--lang", language) }
        + [ReportFixture.page(ReportFixture.handmade("rich"), "--lang", language, "--half-time")]
    }
    for one in try Browser.measured(pages, [320, 360, 768, 1280]) {
      #expect(one.scroll <= one.client, "page \(one.page) at \(one.width) px: \(one.scroll) px wide by \(one.widest)")
    }
  }

  /// On a phone, no name on a pitch extends beyond the edge or is truncated, and no name in the list of events is
  /// broken in two.
  @Test func namesAreWholeOnAPhone() throws {
    let pages = try WorldCup.matches.filter { $0.matchID.hasPrefix("M-2014") }.sample(16).map { record in
      try ReportStylesheet(.page).bytes(
        of: MatchWriter().bytes(of: WorldCupReplay(record).ledger.match), name: record.matchID)
    }
    #expect(pages.count == (testsEverything ? 64 : 16))
    let found = try Browser.look(
      at: pages.map { Browser.View($0, width: 390) },
      """
      let names = 0;
      for (const pitch of doc.querySelectorAll(".lineup")) {
        const all = pitch.getBoundingClientRect();
        for (const name of pitch.querySelectorAll(".name")) {
          const box = name.getBoundingClientRect();
          names += 1;
          if (box.left < all.left || box.right > all.right || name.textContent.includes("…"))
            found.push(view + " on the pitch: " + name.textContent);
        }
      }
      const texts = doc.createTreeWalker(doc.querySelector(".incidents"), NodeFilter.SHOW_TEXT);
      for (let text; text = texts.nextNode();)
        for (const word of text.data.matchAll(/[^\\s–-]+/g)) {
          const range = doc.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1 && !text.parentElement.closest(".v"))
            found.push(view + " in the story: " + word[0]);
        }
      found.push(view + " with " + names + " players");
      """)
    #expect(found == pages.indices.map { "\($0) with 22 players" })
  }

  /// The heads of the comparison of a match with extra time do not touch each other on any screen. On a phone, the
  /// periods stand below the totals.
  @Test func headsOfTheComparisonHaveRoom() throws {
    let page = try ReportFixture.page(ReportFixture.handmade("extra-time"), "--lang", "en")
    let found = try Self.comparison(of: page, part: "thead tr + tr abbr")
    let heads = "1st 2nd ET1 ET2 Tot. Tot. 1st 2nd ET1 ET2"
    #expect(found == [320, 390, 768, 1280].map { "\($0) \(heads): apart" })
  }

  /// Handball may have four periods of extra time. Goals of two digits and sums of three keep their distance.
  @Test func comparisonOfSixPeriodsIsReadable() throws {
    var match = Match(teams: BothSides(home: .unnamed("Granollers"), away: .unnamed("Sesrovires")))
    match.ruleSet = "handball"
    let rules = try #require(RuleSetLibrary.rules("handball"))
    match.overrides = rules.differences(from: rules)
    let (halves, extra) = ((1...2).map(Period.regular), (3...6).map(Period.extra))
    for period in halves + extra {
      let first = period.number <= 2 ? 30 * (period.number - 1) : 60 + 5 * (period.number - 3)
      let length = period.number <= 2 ? 30 : 5
      match.actions.append(PeriodStart(period, length: length, wallClock: nil))
      for side in Side.allCases {
        match.actions += (0..<22).map { _ in
          Goal(
            at: Moment(.during(period), minute: MatchMinute(first + 1)), team: side,
            shot: Shot(shooter: .player(PlayerID(joinedAfter: 3))))
        }
        // The page compares the teams if there is more than goals.
        match.actions.append(
          Foul(
            at: Moment(.during(period), minute: MatchMinute(first + 1)), team: side,
            offender: .player(PlayerID(joinedAfter: 3)), victim: nil))
      }
      match.actions.append(PeriodEnd(period, minute: MatchMinute(first + length), wallClock: nil))
    }
    let page = try ReportStylesheet(.page).bytes(
      of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")])
    let found = try Self.comparison(of: page, part: "tbody [data-stat=goals]")
    let goals = "22 22 22 22 22 22 132 132 22 22 22 22 22 22"
    #expect(found == [320, 390, 768, 1280].map { "\($0) \(goals): apart" })
  }

  /// The texts of a part of the comparison at four widths, and whether at least a pixel separates all that is on a line.
  private static func comparison(of page: [UInt8], part: String) throws -> [String] {
    try Browser.look(
      at: [320, 390, 768, 1280].map { Browser.View(page, width: $0) },
      """
      const texts = [...doc.querySelectorAll(".compare \(part)")];
      const boxes = texts.map(text => {
        const range = doc.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      });
      const touching = boxes.some((a, i) => boxes.some((b, j) => i < j && a.top < b.bottom && b.top < a.bottom
        && a.left < b.right + 1 && b.left < a.right + 1));
      found.push(frame.width + " " + texts.map(text => text.textContent).join(" ") + ": " + (touching ? "touching" : "apart"));
      """)
  }

  /// On every screen, the kicks of both teams in a shoot-out stand below each other, and words in the column of minutes
  /// keep a distance from the names.
  @Test func columnsAreWideEnough() throws {
    let page = try ReportFixture.page(ReportFixture.handmade("extra-time"), "--lang", "ca")
    let found = try Browser.look(
      at: [320, 390, 768, 1280].map { Browser.View(page, width: $0) },
      """
      const left = e => Math.round(e.getBoundingClientRect().left);
      const [home, away] = [...doc.querySelectorAll(".strip p")].map(p => [...p.lastElementChild.children].map(left));
      const words = [...doc.querySelectorAll("#timeline .m, #discipline .m")].filter(m => /[a-z]/.test(m.textContent));
      const gaps = words.map(m => {
        const range = doc.createRange();
        range.selectNodeContents(m);
        return m.getBoundingClientRect().right - range.getBoundingClientRect().right;
      });
      found.push([frame.width, home.length, String(home) == String(away), words.length > 0 && Math.min(...gaps) >= 2].join(" "));
      """)
    #expect(found == ["320 5 true true", "390 5 true true", "768 5 true true", "1280 5 true true"])
  }
}
