/// A knock-out round: its name in English, Spanish or Catalan, and the number of teams in it.
public enum CupRound: Hashable, Sendable {
  /// 2 is the final, 4 the semi-finals.
  case of(teams: Int)
  case thirdPlace
  /// As written: `First round`, `Match for 5th place`.
  case other(String)

  public init(_ text: String) {
    let lowercased = text.lowercased()
    func has(_ parts: [String]) -> Bool { parts.contains(where: lowercased.contains) }
    if has(Self.thirds) {
      self = .thirdPlace
    } else if let known = Self.names.first(where: { has($0.parts) }) {
      self = .of(teams: known.teams)
    } else {
      let words = lowercased.split { !$0.isLetter && !$0.isNumber }
      let isFinal = words.first == "final" && words.count == 1 || words.contains("finals") || words.last == "final"
      self = isFinal ? .of(teams: 2) : .other(text)
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

  private static let thirds = [
    "third", "3rd", "tercer", "3r lloc", "3r i 4t", "3er puesto", "bronze", "bronce",
  ]

  /// Semi-finals and quarter-finals come first, because other names end in "final" too.
  private static let names: [(teams: Int, parts: [String])] = [
    (4, ["semi", "1/2"]),
    (32, ["round of 32", "last 32", "setzens", "dieciseisavos", "1/16"]),
    (64, ["round of 64", "last 64", "trenta-dosens", "treintaidosavos", "1/32"]),
    (128, ["round of 128", "last 128", "1/64"]),
    (8, ["quarter", "quarts", "quart de final", "cuartos", "1/4", "round of 8"]),
    (16, ["round of 16", "last 16", "eighth", "octavos", "vuitens", "1/8"]),
  ]
}
