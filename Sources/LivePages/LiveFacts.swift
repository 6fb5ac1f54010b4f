import MatchModel
import MatchReports
import MatchRules
import Phrases
import Wording

/// The facts of a match in progress that follow from the rules of its game and from the clock, as parameters of the
/// stylesheets (Stylesheets/live-state.xsl).
struct LiveFacts {
  private let state: LiveState
  private let time: ClockReading
  private let words: Wording

  init(_ state: LiveState, at time: ClockReading, _ book: Phrasebook) {
    self.state = state
    self.time = time
    words = Wording(book).adapted(to: state.ledger.rules)
  }

  /// The places that must currently stay empty.
  var closed: String { Side.allCases.map(closed).joined() }

  private var ledger: Ledger { state.ledger }
  private var match: MatchState { ledger.state }
  private var rules: RuleSet { ledger.rules }

  var parameters: [ReportStylesheet.Parameter] {
    var parameters: [ReportStylesheet.Parameter] = [
      ("lang", words.book.language.code), ("number", String(state.number)), ("state", stage),
      ("phase", words.stage(of: ledger)), ("now", Self.seconds(time.wall)),
    ]
    if let next { parameters.append(("next", next)) }
    if let kind { parameters.append(("kind", kind)) }
    parameters += clock
    parameters += Side.allCases.flatMap(facts)
    parameters.append(("closed", closed))
    if match.isShootOut, let shootOut = match.shootOut, shootOut.winner == nil, let kicker = shootOut.next {
      parameters.append(("kicker", kicker.name))
    }
    parameters.append(("kicks-each", String(rules.shootOutKicks)))
    if let since = state.unreadableSince { parameters.append(("since", since)) }
    return parameters
  }

  private var stage: String {
    if match.isAbandoned { return "abandoned" }
    if match.isOver { return "over" }
    switch match.phase {
    case .before: return "pending"
    case .during(let period): return period.kind == .shootOut ? "shoot-out" : "playing"
    case .after: return "interval"
    }
  }

  /// The period that follows an interval, if it is certain that one does.
  private var next: String? {
    guard !match.isOver, case .after(let period) = match.phase else { return nil }
    let mayEnd = period.kind != .regular || rules.endsRegularTime(period)
    guard !mayEnd || (rules.needsWinner && match.score.home == match.score.away) else { return nil }
    let names = rules.mayFollow(match.phase).map { words.period($0, rules: rules) }
    return names.isEmpty ? nil : names.joined(separator: " / ")
  }

  private var kind: String? {
    switch match.phase.period?.kind {
    case .regular?: "regular"
    case .extra?: "extra"
    case .shootOut?: "shoot-out"
    case nil: nil
    }
  }

  /// Formatted to the millisecond.
  private static func seconds(_ value: Double) -> String {
    let thousandths = Int(max(-9e15, min(9e15, (value * 1000).rounded())))
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let digits = String(rest)
    return "\(thousandths < 0 ? "-" : "")\(whole)"
      + (rest == 0 ? "" : "." + String(repeating: "0", count: 3 - digits.count) + digits)
  }
}

// The clock.
extension LiveFacts {
  private var clock: [ReportStylesheet.Parameter] {
    guard let period = match.period, period.kind != .shootOut, let (elapsed, runs) = elapsed(in: period) else {
      return [("clock", "none")]
    }
    var parameters: [ReportStylesheet.Parameter] = [
      ("clock", runs ? "running" : "standing"), ("shows", rules.countsDown ? "down" : "up"),
      ("elapsed", Self.seconds(elapsed)), ("base", String(rules.minutes(before: period) * 60)),
      ("length", Self.seconds(rules.seconds(of: period))), ("overtime", rules.hasAddedTime ? "yes" : "no"),
    ]
    // Pages use the wall clock.
    if runs { parameters.append(("start", Self.seconds(time.wall - elapsed))) }
    if let announced = match.start?.announced, rules.hasAddedTime {
      parameters.append(("announced", String(announced)))
    }
    return parameters
  }

  /// Seconds on the period's clock, and whether it is running. Nil if the clock was not recorded, or was forgotten
  /// because it runs an hour beyond the period.
  private func elapsed(in period: Period) -> (Double, runs: Bool)? {
    guard let start = match.start, start.period == period else { return nil }
    if let standing = start.standing, rules.clockStops { return (standing, false) }
    guard let began = start.wallClock else { return nil }
    // Without a note about these clocks, the match follows the wall clock.
    let now = state.note.flatMap { $0.applies(to: time) ? $0.time(at: time) : nil } ?? time.wall
    let elapsed = max(0, now - began)
    guard elapsed < rules.seconds(of: period) + 3600 else { return nil }
    return (elapsed, true)
  }

  /// Seconds of the period, for places that open.
  private var elapsed: Double { match.period.flatMap { elapsed(in: $0)?.0 } ?? 0 }

  /// The current minute of the clock. Nil if no clock is running.
  var minute: MatchMinute? {
    guard let period = match.period, period.kind != .shootOut, let elapsed = elapsed(in: period)?.0 else { return nil }
    return rules.minute(of: period, elapsed: elapsed)
  }
}

// The teams.
extension LiveFacts {
  private func facts(of side: Side) -> [ReportStylesheet.Parameter] {
    guard match.phase != .before, !match.isOver, !match.isShootOut else { return [] }
    let name = side.name
    var parameters: [ReportStylesheet.Parameter] = []
    let men = playersOnField(side)
    if men != rules.players || playersOnField(side.other) != men { parameters.append(("men-\(name)", String(men))) }
    guard match.isPlaying else { return parameters }
    if let fouls = match.teamFouls(side) {
      parameters.append(("fouls-\(name)", String(fouls)))
      if match.nextFoulBringsBonus(side), let bonus = words.bonusOfTeamFouls(by: rules) {
        parameters.append(("bonus-\(name)", bonus))
      }
    }
    if let left = match.timeOutsLeft(side) { parameters.append(("time-outs-\(name)", String(max(0, left)))) }
    return parameters
  }

  /// In games that do not track line-ups, places whose time has run out since the last action are open again.
  private func playersOnField(_ side: Side) -> Int {
    let men = match[side].playersOnField
    guard !rules.follows else { return men }
    return min(rules.players, men + match.closedPlaces(of: side).count { $0.second.map { $0 <= elapsed } ?? false })
  }

  private func closed(of side: Side) -> String {
    guard !match.isOver else { return "" }
    return match.closedPlaces(of: side).filter { $0.second.map { $0 > elapsed } ?? true }.map { place in
      let number = place.person.playerID.map { ledger.match[side][$0].number.description } ?? ""
      return "\(side.name) \(number) \(place.second.map(Self.seconds) ?? "");"
    }.joined()
  }
}
