import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Wording

/// Phrases derived from the program's tables, so that a new kind of action, statistic or code gets its phrase
/// automatically.
extension PagePhrases {
  func derived(for catalogue: PageCatalogue) -> [String: String] {
    switch catalogue {
    case .page:
      all([statistics, kinds("kind:", PhraseSource.heading), codes, colors("legend-"), months, quarters, declared])
    case .clips: kinds("row-") { .asIs($0) }
    case .site: colors("card-")
    case .csv, .scores: [:]
    }
  }

  /// The full name, and one for the header of a narrow column.
  private var statistics: [String: String] {
    // The pages show these in other ways.
    let others: Set<StatisticKey> = ["score", "conduct"]
    return Statistic.all.map(\.key).filter { !others.contains($0) }.reduce(into: [:]) { made, key in
      let (name, short) = (PhraseSource.heading("stat.\(key)"), PhraseSource.heading("stat.short.\(key)"))
      made["stat-\(key)"] = try? markup(of: name)
      made["short-\(key)"] = try? markup(of: short)
      made.merge(ofGames("stat-\(key)", name)) { $1 }
      made.merge(ofGames("short-\(key)", short)) { $1 }
    }
  }

  /// A single action of each kind, named like its clause.
  private func kinds(_ prefix: String, _ source: (String) -> PhraseSource) -> [String: String] {
    let shorter: [ActionKind: String] = [.substitution: "sub", .goalkeeper: "keeper"]
    return ActionKind.allCases.reduce(into: [:]) { made, kind in
      made[prefix + (shorter[kind] ?? kind.rawValue)] = try? markup(of: source("clause.\(kind.rawValue).name"))
    }
  }

  /// The meanings of codes in match files.
  private var codes: [String: String] {
    all([
      said("reason:", CardReason.documented, words.cardReason), said("body:", BodyPart.documented, words.bodyPart),
      said("origin:", Origin.documented, words.origin),
      said("outcome:", Outcome.documented) { capitalized(words.outcome($0)) },
    ])
  }

  private func colors(_ prefix: String) -> [String: String] { said(prefix, CardColor.documented, words.color) }

  private func said<Value: Code>(_ prefix: String, _ codes: [Value], _ word: (Value) -> String) -> [String: String] {
    codes.reduce(into: [:]) { $0[prefix + $1.rawValue] = escaped(word($1)) }
  }

  /// The names of cards and actions that the bundled rules declare.
  private var declared: [String: String] {
    entries.keys.filter { $0.hasPrefix("declared") }.reduce(into: [:]) {
      $0[$1.replacing(".", with: ":")] = try? markup(of: .asIs($1))
    }
  }

  /// The names of months in dates.
  private var months: [String: String] {
    let names = (entries["date.months"]?.other ?? "").split(separator: " ").map { $0.replacing("_", with: " ") }
    return names.enumerated().reduce(into: [:]) { $0["month-\($1.offset + 1)"] = escaped(String($1.element)) }
  }

  /// The quarters of a match of four periods: `period-quarter-3`, and the same for the log and for narrow columns.
  private var quarters: [String: String] {
    var rules = RuleSet()
    rules.periods = 4
    return (1...4).map(Period.regular).reduce(into: [:]) { made, period in
      made["period-quarter-\(period.number)"] = escaped(words.period(period, rules: rules))
      made["log-period-quarter-\(period.number)"] = escaped(words.loggedPeriod(period, rules: rules))
      made["short-quarter-\(period.number)"] = escaped(words.shortPeriod(period, rules: rules))
    }
  }

  private var words: Wording { Wording(Phrasebook(language, catalogue: entries)) }

  private func all(_ parts: [[String: String]]) -> [String: String] {
    parts.joined().reduce(into: [:]) { $0[$1.key] = $1.value }
  }
}
