import MatchModel
import Synchronization

/// The rule sets that come with the program, embedded from `RuleSets`.
public enum RuleSetLibrary {
  /// The names, with the default first.
  public static let names = [
    "official", "amateur", "friendly", "youth", "seven", "futsal", "handball", "hockey", "rink", "basketball",
    "charting",
  ]

  /// The text of a rule set, for reading or copying. Nil if the name is unknown.
  public static func text(_ name: String) -> String? {
    switch name {
    case "official": String(decoding: PackageResources.official_rules, as: UTF8.self)
    case "amateur": String(decoding: PackageResources.amateur_rules, as: UTF8.self)
    case "friendly": String(decoding: PackageResources.friendly_rules, as: UTF8.self)
    case "youth": String(decoding: PackageResources.youth_rules, as: UTF8.self)
    case "seven": String(decoding: PackageResources.seven_rules, as: UTF8.self)
    case "futsal": String(decoding: PackageResources.futsal_rules, as: UTF8.self)
    case "handball": String(decoding: PackageResources.handball_rules, as: UTF8.self)
    case "basketball": String(decoding: PackageResources.basketball_rules, as: UTF8.self)
    case "hockey": String(decoding: PackageResources.hockey_rules, as: UTF8.self)
    case "rink": String(decoding: PackageResources.rink_rules, as: UTF8.self)
    case "charting": String(decoding: PackageResources.charting_rules, as: UTF8.self)
    default: nil
    }
  }

  /// A rule set that comes with the program, or nil. Tests verify that these files are valid.
  public static func rules(_ name: String) -> RuleSet? {
    known.withLock { known in
      if let rules = known[name] { return rules }
      let rules = text(name).flatMap { try? RuleSet(text: $0) }
      known[name] = rules
      return rules
    }
  }

  /// The rules of a match, with its overrides. Nil if it names an unknown rule set.
  public static func rules(of match: Match) -> RuleSet? { try? rules(match.ruleSet)?.overridden(by: match.overrides) }

  /// Cache: each rule set is parsed once, however many matches use it.
  private static let known = Mutex<[String: RuleSet]>([:])
}
