import FigureOracles
import MatchModel
import MatchReports
import MatchRules
import MatchStatistics
import MatchXML
import SampleMatches
import TestSupport
import Testing

/// Declared actions: every number on the page and in the spreadsheet table matches the statistics.
@Suite struct OwnActionPageTests {
  /// The value of the statistics; nil for a figure of another kind.
  private static func answer(_ figure: Figure, _ figures: ReportFigures, _ ledger: Ledger) -> Int?? {
    let parts = figure.stat.split(separator: ".").map(String.init)
    guard parts.count >= 2, let action = ledger.rules.action(ActionCode(rawValue: parts[1])) else { return nil }
    let outcome = parts.count > 2 ? Outcome(rawValue: parts[2]) : nil
    let measure: OwnStatistic.Measure
    switch (parts[0], outcome) {
    case ("own", nil): measure = .count
    case ("own", Outcome(rawValue: "share")?): measure = .share(action.outcomes[0].code, of: action.outcomes[1].code)
    case ("own", let outcome?): measure = .outcome(outcome)
    case ("faced", nil): measure = .faced
    case ("faced", let outcome?): measure = .facedOutcome(outcome)
    default: return nil
    }
    let tally: Tally
    if let player = figure["player"] {
      let side: Side = player.hasPrefix("home") ? .home : .away
      if let number = Int(player.drop { $0 != "-" }.dropFirst()).flatMap(ShirtNumber.init(rawValue:)),
        let id = ledger.match[side].player(numbered: number)
      {
        tally = figures.statistics[id, of: side].tally
      } else {
        tally = figures.teams[side].unattributed
      }
    } else {
      let team = figures.statistics.teams[figure["team"] == "home" ? .home : .away]
      tally =
        figure["period"].flatMap(Int.init).map { number in
          team.byPeriod.first { $0.key?.number == number && $0.key?.kind != .shootOut }?.value ?? Tally()
        } ?? team.whole
    }
    if let zone = figure["zone"].flatMap(Int.init).flatMap(Zone.init(rawValue:)) {
      return tally[action.code].zones[zone] ?? 0
    }
    return OwnStatistic(code: action.code, measure: measure).value(in: tally)
  }

  @Test(arguments: (1...12 as ClosedRange<UInt64>).sample(3))
  func numbersMatchTheStatistics(seed: UInt64) throws {
    let ledger = try RandomMatch.chartedLedger(seed: seed)
    let figures = ReportFigures(ledger)
    let file = MatchWriter().bytes(of: ledger.match)
    let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", "ca")]))
    var count = 0
    for (figure, shown) in page.figures() where figure.stat.hasPrefix("own.") || figure.stat.hasPrefix("faced.") {
      let answer = try #require(Self.answer(figure, figures, ledger), "\(figure)")
      #expect(shown == answer.map { String($0) } ?? "–", "\(figure)")
      count += 1
    }
    let declared = ledger.match.actions.count { $0.kind == .own }
    #expect(declared > 10 && count > declared)
    // All of them are present.
    for code in Set(ledger.match.actions.compactMap { ($0 as? OwnAction)?.code }) {
      #expect(page.figures().contains { $0.figure.stat == "own.\(code.rawValue)" }, "\(code.rawValue)")
    }
    #expect(
      !String(decoding: try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: []), as: UTF8.self)
        .contains("[["))
  }

  @Test func logUsesTheWordsOfTheFile() throws {
    let file = MatchWriter().bytes(of: try RandomMatch.chartedLedger(seed: 3).match)
    for (language, word) in [("ca", "Passada clau"), ("es", "Pase clave"), ("en", "Key pass")] {
      let page = Markup(
        try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", language)]))
      let log = try #require(page.all("section").first { $0.attributes["id"] == "log" })
      #expect(page.text(of: log).contains(word))
    }
  }
}
