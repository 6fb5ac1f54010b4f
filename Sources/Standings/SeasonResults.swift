/// The results of a season, from whatever files they come, brought together: competitions and teams by one name each,
/// every match once. What comes out depends on the set of results and not on the order of the files.
public struct SeasonResults: Sendable {
  /// A result and where it was read.
  public struct Source: Hashable, Sendable {
    /// What is told of the match; once brought together, with the season's spelling of the teams.
    public var result: MatchResult
    /// The name of the file.
    public let file: String
    /// From 1; nil where the file is the match.
    public let line: Int?
    /// Whether the file is of one match, and tells all of it: it is believed before a list of results.
    public let isMatchFile: Bool

    /// - Parameter line: the line of a list, from 1; nil where the file is the match.
    public init(_ result: MatchResult, file: String, line: Int? = nil, isMatchFile: Bool = false) {
      self.result = result
      self.file = file
      self.line = line
      self.isMatchFile = isMatchFile
    }
  }

  /// A match that is told twice.
  public struct Conflict: Hashable, Sendable {
    /// The one that counts.
    public let kept: Source
    /// The one that does not count.
    public let other: Source

    /// - Parameter kept: the one that counts.
    public init(kept: Source, other: Source) { (self.kept, self.other) = (kept, other) }
  }

  /// A competition, with all that was read of it.
  public struct Competition: Sendable {
    /// Empty where no file says it.
    public let name: String
    /// By name.
    public let groups: [Group]
    /// Cup matches, by date.
    public let cups: [MatchResult]
    /// Friendlies, by date.
    public let friendlies: [MatchResult]
    /// All of them once, in the order in which they were played, and where each was read.
    public let matches: [Source]
  }

  /// What has a table of its own.
  public struct Group: Sendable {
    /// Empty where the competition has one table.
    public let name: String
    /// Its league matches, by date.
    public let results: [MatchResult]
  }

  /// By name.
  public let competitions: [Competition]
  /// Matches told twice with different scores.
  public let conflicts: [Conflict]
  /// Two files of one match that do not contradict each other.
  public let repeats: [Conflict]

  /// - Parameters:
  ///   - fold: the form in which names are compared; by which they are sorted, too.
  ///   - team: the form in which the names of teams are.
  ///   - spelling: how a team is spelt, by that form; nil where the files decide it.
  public init(
    _ sources: [Source], fold: (String) -> String, team: (String) -> String,
    spelling: (String) -> String? = { _ in nil }
  ) {
    let names = CompetitionNames(sources.map(\.result.competition), fold: fold)
    var conflicts: [Conflict] = []
    var repeats: [Conflict] = []
    let spelt = Self.spelt(sources, team, spelling)
    competitions = Dictionary(grouping: spelt) { names.key(of: $0.result.competition) }.map { key, sources in
      let told = Self.each(sources, fold)
      conflicts += told.conflicts
      repeats += told.repeats
      let results = told.kept.map(\.result)
      let league = Dictionary(grouping: results.filter { $0.kind == .league }) { fold($0.group) }
      return Competition(
        name: names.name(of: key),
        groups: league.sorted { $0.key < $1.key }.map { Group(name: $0.value[0].group, results: $0.value.inOrder()) },
        cups: results.filter { $0.kind == .cup }.inOrder(),
        friendlies: results.filter { $0.kind == .friendly }.inOrder(),
        matches: told.kept.inOrder(of: \.result))
    }
    .sorted { (fold($0.name), $0.name) < (fold($1.name), $1.name) }
    self.conflicts = conflicts.inOrder
    self.repeats = repeats.inOrder
  }

  private init(_ competitions: [Competition], _ conflicts: [Conflict], _ repeats: [Conflict]) {
    (self.competitions, self.conflicts, self.repeats) = (competitions, conflicts, repeats)
  }

  /// The same without the competitions that a match of one of the files belongs to.
  /// - Returns: what is left, and the names of those that are not.
  public func without(competitionsOf files: Set<String>) -> (left: SeasonResults, refused: [String]) {
    if files.isEmpty { return (self, []) }
    let told = Set(conflicts.filter { files.contains($0.other.file) }.map(\.kept))
    func isRefused(_ competition: Competition) -> Bool {
      competition.matches.contains { files.contains($0.file) || told.contains($0) }
    }
    let refused = competitions.filter(isRefused)
    let gone = Set(refused.flatMap(\.matches).map(\.file))
    return (
      SeasonResults(
        competitions.filter { !isRefused($0) }, conflicts.filter { !gone.contains($0.kept.file) },
        repeats.filter { !gone.contains($0.kept.file) }),
      refused.map(\.name)
    )
  }

  /// - Parameter fold: the form in which all names are compared.
  public init(_ sources: [Source], fold: (String) -> String) { self.init(sources, fold: fold, team: fold) }

  /// Gives each team its spelling, or the one that most results have.
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

  /// Every match once: one is told twice where the same teams, at the same ground, have a date or a round in common.
  private static func each(
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
        // A list may have the score as played of what was awarded: the two do not contradict each other.
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

  /// A file of the match before lists; then what has a score before what has none; then by name of file without its ending:
  /// `derby.xml` before `derby (1).xml`.
  private static func isBelievedBefore(_ one: Source, _ other: Source) -> Bool {
    func rank(_ source: Source) -> Int { (source.isMatchFile ? 0 : 2) + (source.result.counted == nil ? 1 : 0) }
    return (rank(one), one.stem, one.file, one.line ?? 0) < (rank(other), other.stem, other.file, other.line ?? 0)
  }

  private static func areOne(_ one: MatchResult, _ other: MatchResult, _ fold: (String) -> String) -> Bool {
    if !one.date.isEmpty, !other.date.isEmpty { if one.date == other.date { return true } }
    if let matchday = one.matchday, let same = other.matchday { return matchday == same && one.group == other.group }
    return !one.round.isEmpty && fold(one.round) == fold(other.round)
  }
}

extension SeasonResults.Source {
  /// The file's name without its ending.
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
  /// Takes over what another report of the match knows besides.
  fileprivate mutating func complete(with other: MatchResult) {
    if date.isEmpty { date = other.date }
    if time.isEmpty { time = other.time }
    if round.isEmpty { round = other.round }
    if group.isEmpty { group = other.group }
    if shootOut == nil { shootOut = other.shootOut }
    if reason.isEmpty { reason = other.reason }
    // That it is of a cup, or a friendly, one of them may know better.
    if kind == .league, other.kind != .league { kind = other.kind }
  }
}
