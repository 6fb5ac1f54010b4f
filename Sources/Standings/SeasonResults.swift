/// The results of a season merged from any number of files: competitions and teams have one name each, and every match
/// occurs once. The outcome does not depend on the order of the files.
public struct SeasonResults: Sendable {
  public struct Source: Hashable, Sendable {
    /// The result; after merging, with the season's spelling of the teams.
    public var result: MatchResult
    public let file: String
    /// From 1. Nil for a match file.
    public let line: Int?
    /// True for a file of a single match, which takes precedence over a list of results.
    public let isMatchFile: Bool

    /// - Parameter line: the line in a list, from 1; nil for a match file.
    public init(_ result: MatchResult, file: String, line: Int? = nil, isMatchFile: Bool = false) {
      self.result = result
      self.file = file
      self.line = line
      self.isMatchFile = isMatchFile
    }
  }

  /// A match that appears twice.
  public struct Conflict: Hashable, Sendable {
    /// The source that counts.
    public let kept: Source
    public let other: Source

    public init(kept: Source, other: Source) {
      self.kept = kept
      self.other = other
    }
  }

  public struct Competition: Sendable {
    /// Empty if no file names it.
    public let name: String
    /// Groups that no file names, because they follow from who played whom.
    public let derivedGroups: [String]
    /// Sorted by name.
    public let groups: [Group]
    public let cups: [MatchResult]
    public let friendlies: [MatchResult]
    /// Every match once, with its source, in the order played.
    public let matches: [Source]
  }

  /// A group with a separate table.
  public struct Group: Sendable {
    /// Empty if the competition has a single table.
    public let name: String
    /// Set if the competition has several stages with tables.
    public let stage: String
    public let results: [MatchResult]
  }

  /// Sorted by name.
  public private(set) var competitions: [Competition]
  /// Matches that appear twice with different scores.
  public private(set) var conflicts: [Conflict]
  /// Match files that appear twice without contradicting each other.
  public private(set) var repeats: [Conflict]

  /// - Parameters:
  ///   - fold: normalises names for comparing and sorting.
  ///   - team: normalises names of teams.
  ///   - spelling: the preferred spelling for a normalised team name. Nil to use the most frequent one.
  public init(
    _ sources: [Source], fold: @escaping (String) -> String, team: (String) -> String,
    spelling: (String) -> String? = { _ in nil }
  ) {
    let names = CompetitionNames(sources.map(\.result.competition), fold: fold)
    var conflicts: [Conflict] = []
    var repeats: [Conflict] = []
    let spelt = Self.spelt(sources, team, spelling)
    competitions = Dictionary(grouping: spelt) { names.key(of: $0.result.competition) }.map { key, sources in
      let unique = Self.unique(sources, fold)
      conflicts += unique.conflicts
      repeats += unique.repeats
      let placement = PhasePlacement(unique.kept, fold)
      let placed = unique.kept.map(placement.placed)
      let derived = DerivedGroups(placed.map(\.result), of: names.name(of: key))
      let kept = placed.map(derived.placed)
      let results = kept.map(\.result)
      return Competition(
        name: names.name(of: key), derivedGroups: derived.names,
        groups: Self.groups(results.filter { $0.kind == .league }, fold),
        cups: results.filter { $0.kind == .cup }.inOrder(),
        friendlies: results.filter { $0.kind == .friendly }.inOrder(),
        matches: kept.inOrder(of: \.result))
    }
    .sorted { (fold($0.name), $0.name) < (fold($1.name), $1.name) }
    self.conflicts = conflicts.inOrder
    self.repeats = repeats.inOrder
  }

  /// The groups, sorted by stage if there are several, then by name. Groups with the same name are the same group
  /// unless they belong to different stages.
  private static func groups(_ league: [MatchResult], _ fold: (String) -> String) -> [Group] {
    let byName = Dictionary(grouping: league) { fold(RoundName.groupKey($0.group)) }
    func stages(_ results: [MatchResult]) -> [String: [MatchResult]] {
      Dictionary(grouping: results) { fold(RoundName.stageKey($0.stage)) }.filter { !$0.key.isEmpty }
    }
    let firstDays = stages(league).mapValues { $0.map(\.date).min() ?? "" }
    let isOfStages = firstDays.count > 1
    var groups: [(key: [String], group: Group)] = []
    for (key, results) in byName {
      var parts = stages(results)
      if parts.count < 2 { parts = [parts.keys.first ?? "": results] }
      // Results without a stage belong to the first one.
      let first = parts.keys.min() ?? ""
      if parts.count > 1 { parts[first, default: []] += results.filter { $0.stage.isEmpty } }
      for (stage, results) in parts {
        let results = results.inOrder()
        let group = Group(
          name: results[0].group, stage: isOfStages ? results.first { !$0.stage.isEmpty }?.stage ?? "" : "",
          results: results)
        groups.append((isOfStages ? [firstDays[stage] ?? "", stage, key] : [key], group))
      }
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.group)
  }

  /// A copy without the competitions of the matches in the given files.
  /// - Returns: the rest, and the names of the removed competitions.
  public func without(competitionsOf files: Set<String>) -> (left: SeasonResults, refused: [String]) {
    if files.isEmpty { return (self, []) }
    let contradicted = Set(conflicts.filter { files.contains($0.other.file) }.map(\.kept))
    func isRefused(_ competition: Competition) -> Bool {
      competition.matches.contains { files.contains($0.file) || contradicted.contains($0) }
    }
    let refused = competitions.filter(isRefused)
    let gone = Set(refused.flatMap(\.matches).map(\.file))
    var left = self
    left.competitions.removeAll(where: isRefused)
    left.conflicts.removeAll { gone.contains($0.kept.file) }
    left.repeats.removeAll { gone.contains($0.kept.file) }
    return (left, refused.map(\.name))
  }

  /// Gives each team its preferred spelling, or the most frequent one.
  private static func spelt(
    _ sources: [Source], _ fold: (String) -> String, _ spelling: (String) -> String?
  ) -> [Source] {
    var spellings: [String: [String: Int]] = [:]
    for name in sources.flatMap({ [$0.result.home, $0.result.away] }) {
      spellings[fold(name), default: [:]][name, default: 0] += 1
    }
    var usual = spellings.mapValues { names in names.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "" }
    for key in Array(usual.keys) { if let name = spelling(key) { usual[key] = name } }
    return sources.map { source in
      var source = source
      source.result.home = usual[fold(source.result.home)] ?? source.result.home
      source.result.away = usual[fold(source.result.away)] ?? source.result.away
      return source
    }
  }

  /// Merges duplicates: results of the same teams at the same ground with a date or a round in common.
  private static func unique(
    _ sources: [Source], _ fold: (String) -> String
  ) -> (kept: [Source], conflicts: [Conflict], repeats: [Conflict]) {
    var all: [Source] = []
    var conflicts: [Conflict] = []
    var repeats: [Conflict] = []
    for pair in Dictionary(grouping: sources, by: { [$0.result.home, $0.result.away] }).values {
      var kept: [Source] = []
      for source in pair.sorted(by: isBelievedBefore) {
        guard let index = kept.firstIndex(where: { areOne($0.result, source.result, fold) }) else {
          kept.append(source)
          continue
        }
        kept[index].result.complete(with: source.result)
        // A list may have the score of a match that was later awarded; this is not a contradiction.
        let isAward = kept[index].result.isAwarded && !source.result.isAwarded
        if !isAward, let one = kept[index].result.counted, let other = source.result.counted, one != other {
          conflicts.append(Conflict(kept: kept[index], other: source))
        } else if kept[index].isMatchFile, source.isMatchFile {
          repeats.append(Conflict(kept: kept[index], other: source))
        }
      }
      all += kept
    }
    return (all, conflicts, repeats)
  }

  /// The order of precedence: match files before lists; results with a score before those without; then by file name
  /// without extension, so `derby.xml` comes before `derby (1).xml`.
  private static func isBelievedBefore(_ one: Source, _ other: Source) -> Bool {
    func rank(_ source: Source) -> Int { (source.isMatchFile ? 0 : 2) + (source.result.counted == nil ? 1 : 0) }
    return (rank(one), one.stem, one.file, one.line ?? 0) < (rank(other), other.stem, other.file, other.line ?? 0)
  }

  private static func areOne(_ one: MatchResult, _ other: MatchResult, _ fold: (String) -> String) -> Bool {
    if !one.date.isEmpty, one.date == other.date { return true }
    let rounds = [one, other].map(CupRound.init(of:))
    if rounds.contains(where: \.isKnown) {
      // `Semi-final` and `1/2 final` are one round, but on different days they may be a match and its replay.
      guard rounds[0] == rounds[1] else { return false }
      if one.date.isEmpty || other.date.isEmpty { return true }
    } else if let matchday = one.matchday, let same = other.matchday {
      let groups = [one.group, other.group].map { fold(RoundName.groupKey($0)) }
      return matchday == same && (groups[0] == groups[1] || groups.contains(""))
    }
    return !one.round.isEmpty && fold(one.round) == fold(other.round)
  }
}

extension SeasonResults.Source {
  fileprivate var stem: Substring {
    guard let dot = file.lastIndex(of: "."), !file[dot...].contains("/") else { return file[...] }
    return file[..<dot]
  }
}

extension [SeasonResults.Conflict] {
  fileprivate var inOrder: Self {
    sorted {
      ($0.kept.file, $0.kept.line ?? 0, $0.other.file, $0.other.line ?? 0)
        < ($1.kept.file, $1.kept.line ?? 0, $1.other.file, $1.other.line ?? 0)
    }
  }
}

extension MatchResult {
  /// Adds missing information from another source of the same match.
  fileprivate mutating func complete(with other: MatchResult) {
    // A match file may have been prepared and never recorded.
    if outcome == .pending, other.isOver {
      outcome = other.outcome
      isConfirmed = other.isConfirmed
      bookings = other.bookings
    }
    if date.isEmpty { date = other.date }
    if time.isEmpty { time = other.time }
    if round.isEmpty { round = other.round }
    if group.isEmpty { group = other.group }
    if stage.isEmpty { stage = other.stage }
    if !isAfterExtraTime { isAfterExtraTime = other.isAfterExtraTime }
    if shootOut == nil { shootOut = other.shootOut }
    if reason.isEmpty { reason = other.reason }
    // Perhaps only one of the sources identifies the match as a cup match or a friendly.
    if kind == .league, other.kind != .league { kind = other.kind }
  }
}
