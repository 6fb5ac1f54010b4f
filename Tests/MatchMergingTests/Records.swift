import MatchMerging
import MatchModel
import MatchRules
import MatchXML
import SampleMatches
import TestSupport
import WorldCupData

/// Records of one match for the trials: the real matches, and dense ones made for tests.
struct Original: CustomStringConvertible, Sendable {
  let name: String
  let ledger: Ledger

  var match: Match { ledger.match }
  var rules: RuleSet { ledger.rules }
  var description: String { name }

  static let real = WorldCup.matches.map { Original(name: $0.matchID, ledger: WorldCupReplay($0).ledger) }
  static let dense = (0..<100).map { Original(name: "random \($0)", ledger: RandomMatch.lawfulLedger(seed: $0)) }
  static let all = real + dense
  static let sampled = all.sample(70)

  /// The match reduced to these actions.
  func keeping(_ isKept: (Action) -> Bool) -> Match { match.with(match.actions.filter(isKept)) }
}

extension Match {
  func with(_ actions: some Sequence<Action>) -> Match {
    var match = self
    match.actions = ActionList(actions)
    return match
  }

  /// The match as stored in its file, with everything that the laws derive.
  func bytes(_ rules: RuleSet) -> [UInt8] { MatchWriter().bytes(of: Ledger(replaying: self, rules: rules).match) }
}

extension Action {
  var isWhistle: Bool { [.periodStart, .periodEnd, .matchEnd].contains(kind) }

  /// The contents of the file, regardless of the numbers of unidentified players and of everything that the laws
  /// derive.
  func text(in match: Match) -> String {
    let named = replacing { _, person in if case .unidentified = person { .unidentified(1) } else { person } }
    var plain = named
    if let card = named as? Card, card.color == .secondYellow { plain = card.colored(.yellow) }
    if let change = plain as? Substitution { plain = change.inStoppage(nil) }
    var match = match
    match.actions = [plain.confirmed([])]
    return String(decoding: MatchWriter().bytes(of: match), as: UTF8.self)
  }

  /// The attributes in such a text: `dorsalautor="9"`. Place and time are left out, because a merge may choose between
  /// two records a minute apart. Unidentified players and empty attributes are left out too.
  static func attributes(in text: String) -> Set<String> {
    let attributes = text.matches(of: /([a-z]+)="([^"]+)"/).map { String($0.0) }
    let moment = ["ordre=", "minut=", "afegit=", "segons=", "hora="]
    return Set(
      attributes.filter { attribute in !attribute.contains("=\"?") && !moment.contains { attribute.hasPrefix($0) } })
  }
}
