import MatchModel
import Synchronization

/// The rule sets that come with the program, embedded from `RuleSets`.
public enum RuleSetLibrary {
  private static let files: [(name: String, bytes: @Sendable () -> [UInt8])] = [
    ("official", { PackageResources.official_rules }), ("amateur", { PackageResources.amateur_rules }),
    ("friendly", { PackageResources.friendly_rules }), ("youth", { PackageResources.youth_rules }),
    ("seven", { PackageResources.seven_rules }), ("futsal", { PackageResources.futsal_rules }),
    ("handball", { PackageResources.handball_rules }), ("hockey", { PackageResources.hockey_rules }),
    ("rink", { PackageResources.rink_rules }), ("basketball", { PackageResources.basketball_rules }),
    ("charting", { PackageResources.charting_rules }),
  ]

  /// The names, with the default first.
  public static let names = files.map(\.name)

  /// The text of a rule set, for reading or copying. Nil if the name is unknown.
  public static func text(_ name: String) -> String? {
    files.first { $0.name == name }.map { String(decoding: $0.bytes(), as: UTF8.self) }
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

  /// The game of a match, whatever it changes in the rule set. Football if the rule set is unknown, as on the page.
  public static func laws(of match: Match) -> CitedLaws { rules(match.ruleSet)?.laws ?? .football }

  /// Cache: each rule set is parsed once, however many matches use it.
  private static let known = Mutex<[String: RuleSet]>([:])
}
