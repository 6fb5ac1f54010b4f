import MatchModel
import Standings

/// Everybody who was shown a card, once, by what they were shown in the end. Two yellow cards are a second one, whatever
/// they are called.
struct PersonBookings {
  private var byPerson: BothSides<[Person: Booking]> = BothSides([:])

  init(_ match: Match) {
    var cards: BothSides<[Person: [CardColor]]> = BothSides([:])
    for case let card as Card in match.actions {
      // Other colours are of other games.
      if let color = card.color, CardColor.documented.contains(color) {
        cards[card.team][card.person, default: []].append(color)
      }
    }
    byPerson = cards.map { people in
      people.compactMapValues { colors in
        Booking(
          yellows: colors.count { $0 != .red }, isSecondShown: colors.contains(.secondYellow),
          isRedShown: colors.contains(.red))
      }
    }
  }

  subscript(side: Side, person: Person) -> Booking? { byPerson[side][person] }

  /// How many of a side were shown what.
  func team(_ side: Side) -> TeamBookings {
    var team = TeamBookings()
    for (person, booking) in byPerson[side] {
      let path: WritableKeyPath<Bookings, Int> =
        switch booking {
        case .yellow: \.yellows
        case .secondYellow: \.secondYellows
        case .red: \.reds
        case .yellowAndRed: \.yellowsAndReds
        }
      if case .official = person { team.officials[keyPath: path] += 1 } else { team.players[keyPath: path] += 1 }
    }
    return team
  }
}
