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

/// Merges everything in a match except teams and actions.
struct DetailMerging {
  let one: Match
  let other: Match
  let base: Match?

  func merge(into match: inout Match, _ chooser: inout Chooser) {
    for (field, path) in DetailField.texts {
      match.details[keyPath: path] = text(
        .detail(field), one.details[keyPath: path], other.details[keyPath: path], base?.details[keyPath: path], &chooser
      )
    }
    match.ruleSet = text(.detail(.ruleSet), one.ruleSet, other.ruleSet, base?.ruleSet, &chooser)
    match.provenance = text(.detail(.provenance), one.provenance, other.provenance, base?.provenance, &chooser)
    match.identifier = [one.identifier, other.identifier].filter { !$0.isEmpty }.min() ?? ""
    match.ours = value(
      .detail(.ours), one.ours, other.ours, base.map(\.ours), { .code($0.code) }, &chooser)
    let score = { (score: Pair) -> FieldValue in .text("\(score.home)-\(score.away)") }
    let awarded = value(
      .detail(.awarded), one.awarded.map(Pair.init), other.awarded.map(Pair.init),
      base.map { $0.awarded.map(Pair.init) },
      score, &chooser)
    match.awarded = awarded.map { BothSides(home: $0.home, away: $0.away) }
    for name in Set(one.overrides.keys).union(other.overrides.keys).sorted() {
      match.overrides[name] = value(
        .rule(name), one.overrides[name], other.overrides[name], base.map { $0.overrides[name] }, { .text($0) },
        &chooser)
    }
  }

  private struct Pair: Equatable {
    let home: Int
    let away: Int
    init(_ sides: BothSides<Int>) { (home, away) = (sides.home, sides.away) }
  }

  private func text(
    _ subject: Contradiction.Subject, _ one: String, _ other: String, _ base: String?, _ chooser: inout Chooser
  ) -> String {
    value(
      subject, one.isEmpty ? nil : one, other.isEmpty ? nil : other, base.map { $0.isEmpty ? nil : $0 }, { .text($0) },
      &chooser) ?? ""
  }

  /// - Parameter base: nil without a base; an inner nil if the base has no value.
  private func value<Value: Equatable>(
    _ subject: Contradiction.Subject, _ one: Value?, _ other: Value?, _ base: Value??, _ wrap: (Value) -> FieldValue,
    _ chooser: inout Chooser
  ) -> Value? {
    let joined: Joined<Value> = if let base { Joined(one, other, base: base) } else { Joined(one, other) }
    switch joined {
    case .value(let value): return value
    case .contradiction: return chooser.value(subject, one, other, wrap)
    }
  }
}
