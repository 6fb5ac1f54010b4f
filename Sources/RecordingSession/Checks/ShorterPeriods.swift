import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A first half that ends early because the halves are shorter than in the rules. If so, their length is set; the
  /// minutes of the recorded actions and of the line are adapted.
  static let shorterPeriods = Check("shorterPeriods", at: .length) { proposal, situation in
    let rules = situation.rules
    guard let period = situation.state.period, period == .regular(1),
      let played = situation.secondsPlayed(period, proposal.line)
    else { return nil }
    // Halves last a multiple of five minutes. They end a little later or, by a clock that was started late, earlier.
    let length = Int((played + 60) / 300) * 5
    guard length >= 15, played < Double(rules.periodLength * 60) - early, length < rules.periodLength else {
      return nil
    }
    var (new, match) = (rules, situation.match)
    new.periodLength = length
    match.take(new)
    let replayed = Ledger(replaying: match.relabelled(from: rules, to: new), rules: new)
    let effects = replayed.effects(comparedWith: situation.ledger)
    guard !effects.contains(where: \.isImpossible) else { return nil }
    var shorter = proposal.with(\.change, .shorterPeriods(replayed, minutes: length))
    if case .minute(let minute, _)? = proposal.line.time {
      shorter.line.time = .minute(new.minute(of: period, elapsed: rules.elapsed(at: minute, in: period)))
    }
    return .ask(
      Inquiry(
        doubt: .periodsOf(minutes: length), yes: shorter, no: .recordAnyway, instead: { _ in .stop(.overtaken) }))
  }
}
