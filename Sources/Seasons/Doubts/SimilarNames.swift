import Phrases
import Standings

extension Season {
  /// Teams of one competition with similar names that did not meet, nor play on one day.
  var similarTeams: [Doubt] {
    var doubts: [Doubt] = []
    for competition in results.competitions {
      var days: [String: Set<String>] = [:]
      var met: Set<Set<String>> = []
      for match in competition.matches {
        for team in [match.result.home, match.result.away] {
          days[team, default: []].formUnion(match.result.date.isEmpty ? [] : [match.result.date])
        }
        met.insert([match.result.home, match.result.away])
      }
      for (one, other) in SimilarNames(days.keys.sorted()).pairs
      where !met.contains([one, other]) && days[one, default: []].isDisjoint(with: days[other, default: []]) {
        doubts.append(.similarTeams(one, other))
      }
    }
    return doubts
  }

  var similarCompetitions: [Doubt] {
    SimilarNames(results.competitions.map(\.name).filter { !$0.isEmpty }).pairs
      .map { .similarCompetitions($0.one, $0.other) }
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
    return different.count == 1 && different.allSatisfy { nearest(to: $0, in: [$1]) != nil }
  }
}
