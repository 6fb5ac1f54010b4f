import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// "2-1".
  public func score(_ score: BothSides<Int>) -> String { "\(score.home)-\(score.away)" }

  /// "2-1", or with a shoot-out: "2-2 (7-6)".
  public func goals(_ state: MatchState) -> String {
    score(state.score) + ((state.shootOut?.score).map { " (\(score($0)))" } ?? "")
  }

  /// "Barça 2-1 Madrid (1-0)": with the half-time score if reached, and anything else that decided the match. Before
  /// kick-off: "Barça v Madrid".
  public func score(_ state: MatchState, in match: Match) -> String {
    var details: [String] = []
    // An abandoned first half never reached half-time.
    let isPastHalfTime =
      state.periodsPlayed.contains(.regular(2)) || (state.phase == .after(.regular(1)) && !state.isOver)
    if state.rules.periods == 2, isPastHalfTime {
      details.append(score(state.scoreByPeriod[.regular(1)] ?? BothSides(0)))
    }
    if state.periodsPlayed.contains(where: { $0.kind == .extra }) {
      let isRunning = state.period?.kind == .extra || (state.phase.period?.kind != .shootOut && !state.isOver)
      details.append(isRunning ? book(Phrase("score.in-extra-time")) : book(Phrase("score.after-extra-time")))
    }
    if let kicks = state.shootOut?.score { details.append(book(Phrase("score.shoot-out", ["score": score(kicks)]))) }
    if state.isAbandoned { details.append(book(Phrase("score.abandoned"))) }
    if let awarded = match.awarded { details.append(book(Phrase("score.awarded", ["score": score(awarded)]))) }
    let (home, away) = (team(.home, in: match), team(.away, in: match))
    let isFixture = state.phase == .before && !state.isOver
    let plain =
      isFixture
      ? book(Phrase("score.fixture", ["home": home, "away": away])) : "\(home) \(score(state.score)) \(away)"
    return details.isEmpty ? plain : "\(plain) (\(details.joined(separator: ", ")))"
  }
}
