/// A knock-out round: its name in English, Spanish or Catalan, and the number of teams in it.
public enum CupRound: Hashable, Sendable {
  /// 2 is the final, 4 the semi-finals.
  case of(teams: Int)
  case thirdPlace
  /// As written: `First round`, `Match for 5th place`.
  case other(String)

  public init(_ name: String) {
    let text = " " + name.lowercased()
    // `1/8` is a round, and 1/8/2026 a date.
    let isDate = text.count { $0 == "/" } > 1
    let term = Self.terms.first { text.contains($0.term) && !(isDate && $0.term.contains("/")) }
    if let term {
      self = term.teams.map { .of(teams: $0) } ?? .thirdPlace
    } else {
      let words = text.split { !$0.isLetter && !$0.isNumber }
      let isFinal = words == ["final"] || words.contains("finals") || words.last == "final" && !words.contains("fase")
      self = isFinal ? .of(teams: 2) : .other(name)
    }
  }

  /// The round of a cup match: its stage if that is a knock-out round, otherwise its round.
  public init(of result: MatchResult) {
    let stage = CupRound(result.stage)
    if !result.stage.isEmpty, stage.isKnown || result.round.isEmpty {
      self = stage
    } else {
      self = CupRound(result.round)
    }
  }

  /// True if its place in a bracket is known.
  public var isKnown: Bool { if case .other = self { false } else { true } }

  /// Number of teams. Nil outside the bracket.
  public var teams: Int? { if case .of(let teams) = self { teams } else { nil } }

  /// Parts of names in lower case, in the order in which they are tried: other rounds end in "final" too. Nil stands for
  /// the match for third place; the third round of a cup is something else.
  private static let terms: [(term: String, teams: Int?)] =
    [
      "third place", "third-place", "3rd place", "3rd-place", "third and fourth", "tercer lloc", "tercer i quart",
      "3r lloc", "3r i 4t", "tercer puesto", "tercer y cuarto", "tercer lugar", "3er puesto", "3er lugar", "bronze",
      "bronce",
    ].map { ($0, nil) }
    + [
      ("semi", 4), (" 1/2", 4), ("round of 32", 32), ("last 32", 32), ("setzens", 32), ("dieciseisavos", 32),
      (" 1/16", 32), ("round of 64", 64), ("last 64", 64), ("trenta-dosens", 64), ("treintaidosavos", 64),
      (" 1/32", 64), ("round of 128", 128), ("last 128", 128), (" 1/64", 128), ("quarter", 8), ("quarts", 8),
      ("quart de final", 8), ("cuartos", 8), (" 1/4", 8), ("round of 8", 8), ("round of 16", 16), ("last 16", 16),
      ("eighth-final", 16), ("eighth final", 16), ("octavos", 16), ("vuitens", 16), (" 1/8", 16),
    ]
}
