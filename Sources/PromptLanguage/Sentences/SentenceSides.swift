import MatchModel

/// The sides given apart from the players: the team's, and next to a word for the goalkeeper, `our keeper saves`, the
/// goalkeeper's.
struct SentenceSides {
  private(set) var team: Side?
  /// True if the team is said to benefit: `foul for them`.
  private(set) var isTeamBenefiting = false
  /// True if a player is said to benefit: `foul for 9`.
  private(set) var isPlayerBenefiting = false
  private(set) var keeper: Side?
  /// True after a word such as `for`, and an article after it.
  private var isAfterFor = false
  private var neighbour = Neighbour.other

  /// The kind of the last term. A side next to the goalkeeper belongs to the goalkeeper.
  private enum Neighbour: Equatable {
    /// A side, and the side of the team before it.
    case side(before: Side?)
    case keeper, other
  }

  init(team: Side? = nil) { self.team = team }

  /// Continues with any term; false if its side contradicts another one.
  mutating func take(_ term: SentenceTerm, as meaning: SentenceTerm.Meaning) -> Bool {
    let (isFor, last) = (isAfterFor, neighbour)
    isAfterFor = meaning == .nothing && (term.isBenefiting || isFor && term.isSmall && term.marks.isEmpty)
    let isLink = term.isSmall && term.marks.isSubset(of: [.by, .passer])
    if last != .keeper || !isLink { neighbour = .other }
    if term.person != nil, !meaning.isNoPerson {
      isPlayerBenefiting = isPlayerBenefiting || isFor
      return true
    }
    if let side = term.side, meaning == .nothing {
      if last == .keeper { return keeper.fill(side) }
      neighbour = .side(before: team)
      isTeamBenefiting = isTeamBenefiting || isFor
      return team.fill(side)
    }
    switch meaning {
    case .keeper, .saves, .outcome: break
    // The term may mean that a player becomes the goalkeeper.
    default: return true
    }
    if case .side(let before) = last, term.beginsWithKeeper {
      guard let team, keeper.fill(team) else { return false }
      self.team = before
    }
    if term.endsWithKeeper { neighbour = .keeper }
    return true
  }

  /// Takes the letter of a side, which can only follow if no side was given.
  mutating func take(letterOf side: Side) -> Bool {
    guard team == nil else { return false }
    team = side
    return true
  }
}

extension [SentenceTerm] {
  /// The terms with each side joined to the player next to it: `9 visitant`, `visitors 9`, `el 9 dels visitants`.
  var joiningSides: [SentenceTerm] {
    var joined: [SentenceTerm] = []
    var rest = self[...]
    while var term = rest.first {
      rest.removeFirst()
      if let side = joined.last?.side, joined.last?.person == nil, term.person != nil, term.person?.side == nil {
        joined.removeLast()
        term.person?.side = side
      } else if term.person != nil, term.person?.side == nil {
        let small = rest.prefix { $0.isSmall && $0.marks.isSubset(of: [.by, .passer]) }
        // In `on 9 by their 4`, the side belongs to number 4.
        let isOfNext = !small.isEmpty && rest.dropFirst(small.count + 1).first?.person != nil
        if !isOfNext, let after = rest.dropFirst(small.count).first, let side = after.side, after.person == nil {
          term.person?.side = side
          term.place = after.place
          rest = rest.dropFirst(small.count + 1)
        }
      }
      joined.append(term)
    }
    return joined
  }
}
