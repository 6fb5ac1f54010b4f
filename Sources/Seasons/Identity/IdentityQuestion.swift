import Phrases

/// Two players who may be the same person, with the evidence. The user decides.
public struct IdentityQuestion: Sendable {
  /// The evidence, strongest first.
  public enum Evidence: Comparable, Sendable {
    /// `Ricardo` and `Ricardo Costa`.
    case fewerWords
    /// `J. Pons` and `Joan Pons`.
    case initial
    /// `Didi` and `Dida`.
    case spelling
    /// The same name in two teams: a transfer or a namesake.
    case otherTeam
  }

  public let one: SeasonPlayer
  public let other: SeasonPlayer
  public let evidence: Evidence

  public var isNumberShared: Bool { !Set(one.numbers).isDisjoint(with: other.numbers) }
}

extension Players {
  /// Candidates for merging, best first. Players who took part in the same match are different people.
  public var questions: [IdentityQuestion] {
    let named = all.filter { !$0.name.isEmpty }
    var questions: [IdentityQuestion] = []
    for team in Dictionary(grouping: named, by: \.team).values {
      let team = team.sorted { $0.id < $1.id }.map { (player: $0, words: NameKeys.words($0.name)) }
      for (one, other) in team.pairs {
        guard let evidence = Self.evidence(one.words, other.words), !one.player.met(other.player),
          !areDifferent(one.player, other.player)
        else { continue }
        questions.append(IdentityQuestion(one: one.player, other: other.player, evidence: evidence))
      }
    }
    let namesakes = Dictionary(grouping: named) { NameKeys($0.name)?.joined ?? "" }
    for players in namesakes.values where players.count > 1 {
      for (one, other) in players.sorted(by: { $0.id < $1.id }).pairs
      where one.team != other.team && !one.met(other) && !areDifferent(one, other) {
        questions.append(IdentityQuestion(one: one, other: other, evidence: .otherTeam))
      }
    }
    return questions.sorted {
      ($0.evidence, $0.isNumberShared ? 0 : 1, $0.one.id, $0.other.id)
        < ($1.evidence, $1.isNumberShared ? 0 : 1, $1.one.id, $1.other.id)
    }
  }

  private static func evidence(_ one: [String], _ other: [String]) -> IdentityQuestion.Evidence? {
    let (a, b) = (Set(one), Set(other))
    if a.isSubset(of: b) || b.isSubset(of: a) { return .fewerWords }
    if one.count > 1, other.count > 1, one.last == other.last, let first = one.first, let second = other.first,
      first.first == second.first, first.count == 1 || second.count == 1
    {
      return .initial
    }
    let (short, long) = (one.joined(separator: " "), other.joined(separator: " "))
    return isNear(short, long) ? .spelling : nil
  }

  /// True if at most a sixth of the letters differ.
  private static func isNear(_ one: String, _ other: String) -> Bool {
    let limit = max(one.count, other.count) / 6
    guard limit > 0, abs(one.count - other.count) <= limit else { return false }
    return editDistance(one, other) <= limit
  }
}

extension SeasonPlayer {
  /// True if both players were in the same match, on either side.
  package func met(_ other: SeasonPlayer) -> Bool {
    !Set(entries.map(\.match)).isDisjoint(with: other.entries.map(\.match))
  }
}
