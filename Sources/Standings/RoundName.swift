import Text

/// A round heading, in English, Spanish or Catalan: `Matchday 12`, `Group A, Matchday 1`, `Quarter-finals`, `Octavos`.
public struct RoundName: Hashable, Sendable {
  public let text: String
  /// The heading including the leg: `Final - 1st leg`.
  public let heading: String
  /// The group or stage with its own table; empty if there is none.
  public let group: String
  public let kind: Kind

  public enum Kind: Sendable { case group, matchday, knockout, other }

  public init(_ heading: String) {
    self.heading = heading
    let text = Self.withoutLeg(heading)
    self.text = text
    let parts = text.split(separator: ",", maxSplits: 1).map(\.oneSpaced)
    let first = parts.first ?? ""
    let lowercased = text.lowercased()
    let words = lowercased.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if Self.groupStages.contains(where: lowercased.hasPrefix) {
      group = ""
      kind = .group
    } else if Self.finalGroups.contains(lowercased) || Self.isGroup(first) {
      group = first
      kind = .group
    } else if Self.isKnockout(lowercased, words) {
      group = ""
      kind = .knockout
    } else if words.contains(where: MatchResult.matchdayWords.contains) || words.allSatisfy({ Int($0) != nil }) {
      // In `Championship, Matchday 1`, the first part is a stage.
      group = parts.count > 1 ? first : ""
      kind = .matchday
    } else {
      group = ""
      kind = .other
    }
  }

  /// The name of a group without the word for it, so that `Group A`, `Grup A` and `A` are one group.
  public static func groupKey(_ group: String) -> String {
    (groupName(group) ?? group.oneSpaced).lowercased()
  }

  /// `A` of `Group A`. Nil if a text does not begin with a word for a group.
  public static func groupName(_ group: String) -> String? {
    if group.isEmpty { return nil }
    let words = group.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, groups.contains(words[0].lowercased()),
      !groupStages.contains(where: group.lowercased().hasPrefix)
    else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// A stage for comparing: `Group stage`, `Fase de grups` and `Fase de grupos` are one stage, and `Fase de grups 2` is
  /// another.
  static func stageKey(_ stage: String) -> String {
    let name = stage.oneSpaced.lowercased()
    guard let word = groupStages.first(where: name.hasPrefix) else { return name }
    return groupStages[0] + name.dropFirst(word.count).drop(while: \.isLetter)
  }

  private static func isGroup(_ name: String) -> Bool {
    name.contains(" ") && groups.contains(name.lowercased().prefix { $0.isLetter }.description)
  }

  private static func isKnockout(_ text: String, _ words: [String]) -> Bool {
    if text.allSatisfy(\.isNumber) { return false }
    return words.contains { word in knockouts.contains { word.hasPrefix($0) } }
      || phrases.contains(where: text.contains) || CupRound(text).isKnown
  }

  /// Removes the leg, because both legs of a tie belong to one round: `Final - 1st leg`.
  private static func withoutLeg(_ heading: String) -> String {
    var words = heading.split(whereSeparator: \.isWhitespace)
    guard words.count > 2, ["leg", "legs"].contains(words.last?.lowercased() ?? ""),
      ["1st", "2nd", "first", "second"].contains(words[words.count - 2].lowercased())
    else { return heading }
    words.removeLast(2)
    while let last = words.last, ["-", "–", ",", "|"].contains(last) { words.removeLast() }
    return String(words.joined(separator: " ").reversed().drop { $0 == "," }.reversed())
  }

  package static let groups: Set<String> = [
    "group", "grup", "grupo", "gruppe", "groupe", "girone", "poule", "pool",
  ]
  package static let groupStages = [
    "group stage", "group phase", "group matches", "fase de grup", "fase grup", "gruppenphase",
  ]
  /// The World Cup of 1950 ended with one.
  private static let finalGroups = ["final round", "final group"]
  /// Beginnings of words for knock-out rounds that ``CupRound`` does not know.
  private static let knockouts = ["final", "playoff", "eliminat"]
  private static let phrases = ["round of", "play-off"]
}
