import Text

/// The group, stage and round of a match, from the three texts in its file, without repetition: `Group A, Matchday 2`
/// with the stage `Group stage` is a group and a matchday. Stylesheets/part-phase.xsl does the same.
public struct MatchPhase: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// The name without the word for a group: `A`.
    case group(String)
    case groupStage
    case matchday(Int)
    case knockout(CupRound)
    case asWritten(String)

    /// - Parameter text: a stage or a round.
    init(_ text: String) {
      let lowercased = text.lowercased()
      let words = lowercased.split(separator: " ").map(String.init)
      let name = lowercased.map { $0 == "-" ? " " : $0 }
      if RoundName.groupStages.contains(where: lowercased.hasPrefix) {
        self = .groupStage
      } else if let number = Self.matchday(words) {
        self = .matchday(number)
      } else if let round = CupRound.byName[String(name)] {
        self = .knockout(round)
      } else {
        self = .asWritten(text)
      }
    }

    /// `Group A` and `A`. Longer names without the word for a group are kept.
    public init(group: String) {
      let name = RoundName.groupName(group)
      self = name.map { .group($0) } ?? (group.count < 3 ? .group(group) : .asWritten(group))
    }

    private static func matchday(_ words: [String]) -> Int? {
      guard let last = words.last, words.count == 1 || words.count == 2 && MatchPhase.matchdayWords.contains(words[0]),
        last.utf8.count < 4, last.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
      else { return nil }
      return Int(last)
    }
  }

  /// Stage, group and round, in this order.
  public let parts: [Part]

  public init(group: String, stage: String, round: String) {
    let (group, stage) = (group.oneSpaced, stage.oneSpaced)
    var (named, round) = (group, round.oneSpaced)
    // In `Group A, Matchday 2`, the first part may repeat the group or the stage.
    let first = round.prefix { $0 != "," }
    let name = first.oneSpaced
    let isGroup = RoundName.groupName(name) != nil
    if isGroup || [group, stage].contains(where: { $0.lowercased() == name.lowercased() }) {
      if named.isEmpty, isGroup { named = name }
      round = round.dropFirst(first.count + 1).oneSpaced
    }
    var parts: [Part] = []
    if !stage.isEmpty, !round.lowercased().hasPrefix(stage.lowercased()), Part(stage) != Part(round) {
      parts.append(Part(stage))
    }
    if !named.isEmpty { parts.append(Part(group: named)) }
    if !round.isEmpty { parts.append(Part(round)) }
    // The name of a group implies the group stage.
    self.parts = named.isEmpty ? parts : parts.filter { $0 != .groupStage && $0 != .asWritten(Self.firstStage) }
  }

  public init(_ result: MatchResult) { self.init(group: result.group, stage: result.stage, round: result.round) }

  /// The name that Football.TXT files use for a group stage.
  private static let firstStage = "First stage"

  /// Words for league rounds that are followed by a number. `round` is not among them, because `Round 3` may belong to
  /// a cup.
  package static let matchdayWords = MatchResult.matchdayWords.subtracting(["round", "week"])
}

extension MatchResult {
  /// True if it belongs to a round as people type it, in any of the three languages: `12`, `Matchday 12`,
  /// `Quarter-finals`, `Group A`, `Group A, Matchday 2`.
  public func belongs(toRound text: String) -> Bool {
    if round == text { return true }
    let knownRound = CupRound(of: self)
    if !text.isEmpty, text.allSatisfy(\.isNumber) {
      return !knownRound.isKnown && matchday.map(String.init) == text
    }
    let own = MatchPhase(self).parts
    let wanted = MatchPhase(group: "", stage: "", round: text).parts
    return !wanted.isEmpty
      && wanted.allSatisfy { part in
        switch part {
        case .group(let name): RoundName.groupKey(group) == name.lowercased() || own.contains { $0.isGroup(name) }
        case .groupStage: !group.isEmpty || own.contains(part)
        case .matchday(let number): !knownRound.isKnown && matchday == number
        case .knockout(let round): knownRound == round
        case .asWritten(let text): [round, stage, group].contains { $0.lowercased() == text.lowercased() }
        }
      }
  }
}

extension MatchPhase.Part {
  fileprivate func isGroup(_ name: String) -> Bool {
    if case .group(let own) = self { own.lowercased() == name.lowercased() } else { false }
  }
}
