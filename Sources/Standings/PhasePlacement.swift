/// Decides to which group of a tournament a match belongs, once all matches of the competition are known.
struct PhasePlacement {
  /// The spelling of each group, by its key.
  private var spellings: [String: String] = [:]
  private var groups: [String: Set<String>] = [:]
  /// True if a list has league matches without a group, which have a table of their own.
  private let hasMainTable: Bool
  private let fold: (String) -> String

  init(_ sources: [SeasonResults.Source], _ fold: @escaping (String) -> String) {
    self.fold = fold
    let league = sources.filter { $0.result.kind == .league }
    hasMainTable = league.contains { !$0.isMatchFile && $0.result.group.isEmpty }
    for result in league.map(\.result) where !result.group.isEmpty {
      let key = key(result.group)
      let known = spellings[key] ?? ""
      if (known.count, result.group) < (result.group.count, known) { spellings[key] = result.group }
      for team in [result.home, result.away] { groups[team, default: []].insert(key) }
    }
  }

  func key(_ group: String) -> String { fold(RoundName.groupKey(group)) }

  func placed(_ source: SeasonResults.Source) -> SeasonResults.Source {
    guard source.result.kind == .league, !spellings.isEmpty else { return source }
    var source = source
    guard source.result.group.isEmpty else {
      source.result.group = spellings[key(source.result.group)] ?? source.result.group
      return source
    }
    guard source.isMatchFile, !hasMainTable else { return source }
    let shared = (groups[source.result.home] ?? []).intersection(groups[source.result.away] ?? [])
    if shared.count == 1, let group = shared.first {
      source.result.group = spellings[group] ?? ""
    } else if RoundName(source.result.round).kind == .other,
      RoundName(source.result.stage).kind != .group
    {
      source.result.kind = .cup
    }
    return source
  }
}
