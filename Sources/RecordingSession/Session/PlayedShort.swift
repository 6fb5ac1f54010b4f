import MatchModel
import MatchRules

extension Ledger {
  /// The breaches of the last play before a place because a team had too few players, which the user confirmed. Further
  /// play needs no question until another player is missing.
  func agreedShortages(before index: Int) -> [Breach] {
    guard let last = judgements[..<index].last(where: { $0.action.kind.isPlay }) else { return [] }
    return last.breaches.filter { breach in
      if case .tooFewToPlay = breach.reason { last.action.confirmed.contains(breach.law) } else { false }
    }
  }
}
