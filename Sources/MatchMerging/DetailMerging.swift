import MatchModel

extension MatchMerge {
  /// Merges everything in a match except teams and actions.
  func mergeDetails(into match: inout Match, _ chooser: inout Chooser) {
    for (code, path) in MatchDetails.texts {
      match.details[keyPath: path] = chooser.joined(
        .detail(code.description), one.details[keyPath: path], other.details[keyPath: path],
        base: base?.details[keyPath: path])
    }
    match.ruleSet = chooser.joined(.detail("reglament"), one.ruleSet, other.ruleSet, base: base?.ruleSet)
    match.provenance = chooser.joined(.detail("procedencia"), one.provenance, other.provenance, base: base?.provenance)
    match.identifier = [one.identifier, other.identifier].filter { !$0.isEmpty }.min() ?? ""
    match.ours = chooser.joined(.detail("nostre"), one.ours, other.ours, base: base?.ours) { .code($0.code) }
    match.awarded = chooser.joined(.detail("adjudicat"), one.awarded, other.awarded, base: base?.awarded) {
      .text("\($0.home)-\($0.away)")
    }
    for name in Set(one.overrides.keys).union(other.overrides.keys).sorted() {
      match.overrides[name] = chooser.joined(
        .rule(name), one.overrides[name], other.overrides[name], base: base?.overrides[name]
      ) { .text($0) }
    }
  }
}
