/// A knock-out round: its name in English, Spanish or Catalan, and the number of teams in it.
public enum CupRound: Hashable, Sendable {
  /// 2 is the final, 4 the semi-finals.
  case of(teams: Int)
  case thirdPlace
  /// A round outside the bracket, as in the file: `First round`, `Match for 5th place`.
  case other(String)

  public init(_ name: String) {
    // `semi final  first leg`
    let text = String(name.lowercased().map { $0.isLetter || $0.isNumber || $0 == "/" ? $0 : " " })
    let words = text.split(separator: " ")
    // `1/8` is a round, and 1/8/2026 a date.
    let isDate = text.count { $0 == "/" } > 1
    let named = words.compactMap { word in
      let rest = text[word.startIndex...]
      return Self.parts[word.first]?.first { part in
        Self.begins(rest, with: part.name) && !(isDate && part.name.contains("/"))
      }
    }.min { $0.place < $1.place }
    if let named {
      self = named.round
    } else {
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

  public var teams: Int? { if case .of(let teams) = self { teams } else { nil } }

  /// True if a name is at the beginning: `semi` of `semifinals`, but not `1/1` of `1/16`.
  private static func begins(_ text: Substring, with name: String) -> Bool {
    text.hasPrefix(name)
      && !(name.last?.isNumber == true && text.dropFirst(name.count).first?.isNumber == true)
  }

  /// Names to look for at the beginning of each word, by their first letter, each with its place in ``names``. Those of
  /// the final are left out, because names of other rounds contain "final".
  private static let parts = Dictionary(
    grouping: names.filter { $0.key != .of(teams: 2) }
      .flatMap { round, names in names.map { (name: $0, round: round) } }
      .enumerated().map { (place: $0, name: $1.name, round: $1.round) },
    by: { $0.name.first })

  /// Rounds by their whole names. Other names, such as `Semi-final, first leg`, say more than the round.
  package static let byName: [String: CupRound] = names.reduce(into: [:]) { all, row in
    for name in row.value { all[name] = row.key }
  }

  /// The names of each round, in lower case and without hyphens. Longer names are searched in this order, so that the
  /// `quart` of `tercer i quart lloc` is not taken for a quarter-final. The third round of a cup is not among them.
  private static let names: KeyValuePairs<CupRound, [String]> = [
    .thirdPlace: [
      "third place", "third place match", "third place play off", "third place playoff", "match for third place",
      "play off for third place", "third and fourth place", "third and fourth", "3rd place", "3rd place match",
      "3rd place final", "3rd place play off", "bronze", "bronze match", "bronze final", "tercer lloc",
      "partit pel tercer lloc", "tercer i quart lloc", "tercer i quart", "3r lloc", "3r i 4t lloc", "3r i 4t",
      "tercer puesto", "partido por el tercer puesto", "tercer y cuarto puesto", "tercer y cuarto", "tercer lugar",
      "partido por el tercer lugar", "3er y 4º puesto", "3er puesto", "3er lugar", "bronce",
    ],
    .of(teams: 4): [
      "semi", "semis", "semi final", "semi finals", "semifinal", "semifinals", "semifinales", "1/2", "1/2 final",
      "1/2 de final",
    ],
    .of(teams: 128): ["round of 128", "last 128", "1/64", "1/64 final", "1/64 de final"],
    .of(teams: 64): [
      "round of 64", "last 64", "trenta dosens de final", "trenta dosens", "treintaidosavos de final",
      "treintaidosavos", "1/32", "1/32 final", "1/32 de final",
    ],
    .of(teams: 32): [
      "round of 32", "last 32", "setzens de final", "setzens", "dieciseisavos de final", "dieciseisavos", "1/16",
      "1/16 final", "1/16 de final",
    ],
    .of(teams: 16): [
      "round of 16", "last 16", "eighth final", "eighth finals", "vuitens de final", "vuitens", "octavos de final",
      "octavos", "1/8", "1/8 final", "1/8 de final",
    ],
    .of(teams: 8): [
      "quarter", "quarters", "quarter final", "quarter finals", "quarterfinal", "quarterfinals", "round of 8",
      "last 8", "quarts de final", "quart de final", "quarts", "cuartos de final", "cuartos", "1/4", "1/4 final",
      "1/4 de final",
    ],
    .of(teams: 2): ["final", "gran final", "la final"],
  ]
}
