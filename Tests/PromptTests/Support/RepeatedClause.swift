import MatchModel
import MatchRules
import PromptLanguage
import RecordingSession

extension Clause {
  /// True if this is the event of an older clause, perhaps with a wrong number corrected.
  func repeats(_ old: Clause, in ledger: Ledger) -> Bool {
    guard kind == old.kind, hasDetails(of: old) else { return false }
    func people(_ clause: Clause) -> [Who.Name] {
      [clause.who?.name, clause.other?.name].compactMap(\.self).filter { $0 != .team && $0 != .unidentified(nil) }
    }
    var added = people(self)
    var missing: [Who.Name] = []
    for name in people(old) {
      if let place = added.firstIndex(of: name) { added.remove(at: place) } else { missing.append(name) }
    }
    guard let wrong = missing.first else { return true }
    guard missing.count == 1, added.count == 1, case .number(let number) = wrong else { return false }
    // Some roles, kicks and pairs are unlawful for players on the field too.
    if [.substitution, .goalkeeper, .captain, .arrival].contains(old.kind) || ledger.state.isShootOut { return true }
    if old.who?.name == old.other?.name { return true }
    return Side.allCases.contains { side in
      ledger.match[side].player(numbered: number).map { ledger.state[side][$0] != .onField } ?? true
    }
  }

  /// True if all that was typed about the older clause, apart from its people, is in this one.
  private func hasDetails(of old: Clause) -> Bool {
    func details(_ clause: Clause) -> [(name: String, value: String)] {
      Mirror(reflecting: clause).children.map { ($0.label ?? "", String(describing: $0.value)) }
        .filter { !["who", "other", "column", "asks"].contains($0.0) }
    }
    return zip(details(Clause(old.kind)), zip(details(old), details(self))).allSatisfy { untyped, typed in
      typed.0.value == untyped.value || typed.0.value == typed.1.value
    }
  }
}
