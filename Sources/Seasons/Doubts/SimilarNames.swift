import Phrases
import Standings

extension Season {
  /// Teams of one competition that may be one: they never met, never had different matches on one day, and either have
  /// similar names or one and the same match.
  var similarTeams: [Doubt] {
    results.competitions.flatMap { competition -> [Doubt] in
      let meetings = TeamMeetings(competition.matches.map(\.result))
      let named = SimilarNames(meetings.teams).pairs.map { [$0.one, $0.other] }
      return Set(named + meetings.ofOneMatch).filter { meetings.mayBeOne($0[0], $0[1]) }
        .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map { pair in
          // What is usual is the name; what is rare, the other one.
          let isSecondUsual = meetings.count(of: pair[1]) > meetings.count(of: pair[0])
          return isSecondUsual ? .similarTeams(pair[1], pair[0]) : .similarTeams(pair[0], pair[1])
        }
    }
  }

  var similarCompetitions: [Doubt] {
    let matches = Dictionary(
      results.competitions.map { ($0.name, $0.matches.count) }, uniquingKeysWith: { one, other in one + other })
    return SimilarNames(results.competitions.map(\.name).filter { !$0.isEmpty }).pairs.map { one, other in
      // As of teams, what is usual is the name.
      let isSecondUsual = matches[other] ?? 0 > matches[one] ?? 0
      return isSecondUsual ? .similarCompetitions(other, one) : .similarCompetitions(one, other)
    }
  }
}

/// Names of which one may be a slip of the finger for the other. Short words and numbers are never slips: `Inca B` is not
/// `Inca C`, nor `Group 1` `Group 2`.
private struct SimilarNames {
  let pairs: [(one: String, other: String)]

  init(_ names: [String]) {
    // Only names of as many words, and with the same short ones, are compared.
    var alike: [[String]: [(name: String, words: [String])]] = [:]
    for name in names {
      let words = folded(name).split(whereSeparator: \.isWhitespace).map(String.init)
      let key = words.map { Self.mayBeMisspelt($0) ? "" : $0 }
      alike[key, default: []].append((name, words))
    }
    pairs = alike.values.flatMap { group in
      group.enumerated().flatMap { index, one in
        group.dropFirst(index + 1).filter { Self.areNear(one.words, $0.words) }.map { (one.name, $0.name) }
      }
    }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  private static func mayBeMisspelt(_ word: String) -> Bool { word.count > 3 && !word.contains(where: \.isNumber) }

  private static func areNear(_ one: [String], _ other: [String]) -> Bool {
    let different = zip(one, other).filter { $0 != $1 }
    return different.count == 1
      && different.allSatisfy { nearest(to: $0, in: [$1]) != nil || isShort($0, for: $1) || isShort($1, for: $0) }
  }

  /// `atl.` is short for `atletic`.
  private static func isShort(_ one: String, for other: String) -> Bool {
    one.hasSuffix(".") && other.hasPrefix(one.dropLast())
  }
}
