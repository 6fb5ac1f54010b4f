import MatchModel

/// A fact about the match apart from its actions.
package enum DetailField: String, CaseIterable, Sendable {
  case competition = "competicio"
  case season = "temporada"
  case round = "jornada"
  case group = "grup"
  case stage = "fase"
  case date = "data"
  case time = "hora"
  case venue = "estadi"
  case referee = "arbitre"
  case attendance = "espectadors"
  case ruleSet = "reglament"
  case ours = "nostre"
  case provenance = "procedencia"
  case awarded = "adjudicat"

  static let texts: [(DetailField, WritableKeyPath<MatchDetails, String> & Sendable)] = [
    (.competition, \.competition), (.season, \.season), (.round, \.round), (.group, \.group),
    (.stage, \.stage), (.date, \.date), (.time, \.time),
    (.venue, \.venue), (.referee, \.referee), (.attendance, \.attendance),
  ]
}

extension MatchMerge {
  /// Merges everything in a match except teams and actions.
  func mergeDetails(into match: inout Match, _ chooser: inout Chooser) {
    for (field, path) in DetailField.texts {
      match.details[keyPath: path] = chooser.joined(
        .detail(field), one.details[keyPath: path], other.details[keyPath: path], base: base?.details[keyPath: path])
    }
    match.ruleSet = chooser.joined(.detail(.ruleSet), one.ruleSet, other.ruleSet, base: base?.ruleSet)
    match.provenance = chooser.joined(.detail(.provenance), one.provenance, other.provenance, base: base?.provenance)
    match.identifier = [one.identifier, other.identifier].filter { !$0.isEmpty }.min() ?? ""
    match.ours = chooser.joined(.detail(.ours), one.ours, other.ours, base: base?.ours) { .code($0.code) }
    match.awarded = chooser.joined(.detail(.awarded), one.awarded, other.awarded, base: base?.awarded) {
      .text("\($0.home)-\($0.away)")
    }
    for name in Set(one.overrides.keys).union(other.overrides.keys).sorted() {
      match.overrides[name] = chooser.joined(
        .rule(name), one.overrides[name], other.overrides[name], base: base?.overrides[name]
      ) { .text($0) }
    }
  }
}
