import Phrases
import Standings

extension Season {
  /// Teams of a competition that may be the same: they never met, never had different matches on one day, and have
  /// either similar names or a match in common.
  var similarTeams: [SeasonDoubt] {
    results.competitions.flatMap { competition -> [SeasonDoubt] in
      let meetings = TeamMeetings(competition.matches.map(\.result))
      let named = SimilarNames(meetings.teams).pairs.map { [$0.one, $0.other] }
      return Set(named + meetings.ofOneMatch).filter { meetings.mayBeOne($0[0], $0[1]) }
        .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map { pair in
          // The more frequent spelling is used as the name.
          let isSecondUsual = meetings.count(of: pair[1]) > meetings.count(of: pair[0])
          return isSecondUsual ? .similarTeams(pair[1], pair[0]) : .similarTeams(pair[0], pair[1])
        }
    }
  }

  var similarCompetitions: [SeasonDoubt] {
    let matches = Dictionary(
      results.competitions.map { ($0.name, $0.matches.count) }, uniquingKeysWith: { one, other in one + other })
    return SimilarNames(results.competitions.map(\.name).filter { !$0.isEmpty }).pairs.map { one, other in
      // The more frequent spelling is used as the name.
      let isSecondUsual = matches[other] ?? 0 > matches[one] ?? 0
      return isSecondUsual ? .similarCompetitions(other, one) : .similarCompetitions(one, other)
    }
  }
}

/// Pairs of names that may differ by a typo. Short words and numbers must be equal: `Inca B` is not `Inca C`, and
/// `Group 1` is not `Group 2`.
private struct SimilarNames {
  let pairs: [(one: String, other: String)]

  init(_ names: [String]) {
    // Compare only names with the same number of words and the same short words.
    var alike: [[String]: [(name: String, words: [String])]] = [:]
    for name in names {
      let words = folded(name).split(whereSeparator: \.isWhitespace).map(String.init)
      let key = words.map { Self.mayBeMisspelt($0) ? "" : $0 }
      alike[key, default: []].append((name, words))
    }
    pairs = alike.values.flatMap { group in
      group.pairs.filter { Self.areNear($0.one.words, $0.other.words) }.map { ($0.one.name, $0.other.name) }
    }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  private static func mayBeMisspelt(_ word: String) -> Bool { word.count > 3 && !word.contains(where: \.isNumber) }

  private static func areNear(_ one: [String], _ other: [String]) -> Bool {
    let different = zip(one, other).filter { $0 != $1 }
    return different.count == 1
      && different.allSatisfy { nearest(to: $0, in: [$1]) != nil || isShort($0, for: $1) || isShort($1, for: $0) }
  }

  /// `atl.` abbreviates `atletic`.
  private static func isShort(_ one: String, for other: String) -> Bool {
    one.hasSuffix(".") && other.hasPrefix(one.dropLast())
  }
}
