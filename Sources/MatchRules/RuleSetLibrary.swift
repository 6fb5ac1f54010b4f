import MatchModel
import Synchronization

/// The rule sets that come with the program: files in `RuleSets`, embedded.
public enum RuleSetLibrary {
  /// The names of the rule sets, the one that counts where nobody says first.
  public static let names = [
    "official", "amateur", "friendly", "youth", "seven", "futsal", "handball", "hockey", "basketball", "charting",
  ]

  /// The text of a shipped rule set, to read or to copy; nil if there is none of that name.
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
    case "charting": String(decoding: PackageResources.charting_rules, as: UTF8.self)
    default: nil
    }
  }

  /// A shipped rule set, or nil if there is none of that name. That the shipped files can be read is a test's business.
  public static func rules(_ name: String) -> RuleSet? {
    known.withLock { known in
      if let rules = known[name] { return rules }
      let rules = text(name).flatMap { try? RuleSet(text: $0) }
      known[name] = rules
      return rules
    }
  }

  /// The rules a match is played by, as it names them; nil if it names none that there are.
  public static func rules(of match: Match) -> RuleSet? { try? rules(match.ruleSet)?.overridden(by: match.overrides) }

  /// Each is read once, however many matches are played by it.
  private static let known = Mutex<[String: RuleSet]>([:])
}
