import MatchModel
import MatchRules
import Phrases
import Text
import Wording

/// The text on the left and right of the input line: the period and the running clock on the left; the score and, if it
/// matters, the number of players on the right.
extension PromptView {
  /// `first half 23:10> `, or `1st 23:10> ` on a narrow terminal. After `undo`, or if minutes ahead of the clock were
  /// typed, it shows the minute of the next line in place of the clock: `first half 23'> `.
  ///
  /// Open lines are counted at its end: `first half 23:10 (2 open)> `.
  public func left(columns: Int) -> String {
    let count = session.openLines.all.count
    let mark = columns < 60 ? "(\(count))" : book(Phrase("prompt.open", count: count))
    return place(columns: columns) + (count == 0 ? "" : " " + mark) + "> "
  }

  private func place(columns: Int) -> String {
    let state = ledger.state
    let isNarrow = columns < 60
    guard let period = state.period else { return words.phase(of: ledger) }
    let name = (isNarrow ? words.shortPeriod : words.period)(period, ledger.rules)
    if let minute = session.undoneMoment?.minute ?? session.timekeeper.assumedMinute {
      return name + " " + words.minute(minute)
    }
    guard let elapsed = session.timekeeper.elapsed else { return name }
    return name + " " + clock(period, elapsed)
  }

  /// `23:10`; in stoppage time `46:12 45+2'`: the clock and the minute of an event; `7:42 stopped` for a stopped clock.
  private func clock(_ period: Period, _ elapsed: Double) -> String {
    let time = words.duration(ledger.rules.reading(of: period, elapsed: elapsed))
    if session.timekeeper.isTimeUp { return time + " " + book(Phrase("prompt.time-up")) }
    if session.timekeeper.stands { return time + " " + book(Phrase("prompt.clock-stands")) }
    let minute = ledger.rules.minute(of: period, elapsed: elapsed)
    if minute.added == 0 { return time }
    return time + " " + words.minute(minute) + (ledger.state.start?.announced.map { "/\($0)" } ?? "")
  }

  /// `Barça 2-1 Madrid  11 v 10`, or as much of it as fits; a hint until something has been recorded.
  public func right(columns: Int) -> String? {
    let state = session.ledgerNow.state
    if ledger.match.actions.isEmpty { return columns < 60 ? nil : book(Phrase("hint.start")) }
    guard state.phase != .before, columns >= 30 else { return nil }
    // During the shoot-out, show its score beside the goals and nothing else: `Barça 1-1 (4-3) Madrid`.
    let (goals, home, away) = (
      words.goals(state), words.team(.home, in: ledger.match), words.team(.away, in: ledger.match)
    )
    let played = (home: state[.home].playersOnField, away: state[.away].playersOnField)
    var men = ""
    if played.home != played.away || played.home != ledger.rules.players {
      men = "  " + book(Phrase("score.men", ["home": played.home, "away": played.away]))
    }
    var forms = [goals + men, goals]
    if columns >= 60 {
      forms.insert("\(home) \(goals) \(away)" + men, at: 0)
      if !state.isShootOut { forms.insert(words.score(state, in: ledger.match) + men, at: 0) }
    }
    // The longest text that leaves room to type; in added time the left side is long.
    let room = columns - left(columns: columns).displayWidth
    return forms.first { $0.displayWidth + Self.roomToType <= room } ?? forms.last
  }

  /// Columns kept free for typing; most lines are short codes.
  private static let roomToType = 8
}
