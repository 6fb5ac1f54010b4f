import MatchModel
import Standings

/// The most severe sanction of each person in a match. Two yellow cards count as a second yellow, even if both were
/// recorded as plain yellows.
struct PersonBookings {
  private var byPerson: BothSides<[Person: Booking]> = BothSides([:])

  init(_ match: Match) {
    var cards: BothSides<[Person: [CardColor]]> = BothSides([:])
    for case let card as Card in match.actions {
      // Ignore colours that belong to other games.
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

  /// Officials of both sides, sorted by code.
  func officials(of match: Match) -> [OfficialBooking] {
    Side.allCases.flatMap { side in
      byPerson[side].compactMap { person, booking -> OfficialBooking? in
        guard case .official(let code) = person else { return nil }
        return OfficialBooking(
          side: side, code: code.rawValue, name: match[side].official(code)?.name ?? "",
          booking: booking)
      }
      .sorted { $0.code < $1.code }
    }
  }

  /// The number of people on a side by sanction.
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
