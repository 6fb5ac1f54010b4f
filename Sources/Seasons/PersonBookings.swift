import MatchModel
import MatchRules
import Standings

/// The most severe sanction of each person in a match.
struct PersonBookings {
  private var byPerson: BothSides<[Person: Booking]> = BothSides([:])

  init(_ ledger: Ledger) {
    let match = ledger.match
    var cards: BothSides<[Person: (match: [CardColor], shootOut: [CardColor])]> = BothSides([:])
    for case let card as Card in match.actions {
      // Ignore colours that belong to other games.
      guard let color = card.color, CardColor.documented.contains(color) else { continue }
      if card.moment.phase == .during(.shootOut) {
        cards[card.team][card.person, default: ([], [])].shootOut.append(color)
      } else {
        cards[card.team][card.person, default: ([], [])].match.append(color)
      }
    }
    byPerson = cards.map { people in people.compactMapValues { Booking(match: $0.match, shootOut: $0.shootOut) } }
    for action in match.actions {
      guard let (side, person) = action.mayDismiss, ledger.state[side].isSentOff(person) else { continue }
      byPerson[side][person] = Booking(dismissed: byPerson[side][person])
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
      let path: WritableKeyPath<Bookings, Int>? =
        switch booking {
        case .yellow, .twoYellows, .yellowAndDismissed: \.yellows
        case .secondYellow: \.secondYellows
        case .red: \.reds
        case .yellowAndRed: \.yellowsAndReds
        // It costs no conduct points (docs/LAWS.md, I4).
        case .dismissed: nil
        }
      guard let path else { continue }
      let people: WritableKeyPath<TeamBookings, Bookings> =
        if case .official = person { \.officials } else { \.players }
      team[keyPath: people.appending(path: path)] += booking == .twoYellows ? 2 : 1
    }
    return team
  }
}

extension Action {
  /// The person of a card or a foul.
  fileprivate var mayDismiss: (side: Side, person: Person)? {
    switch specific {
    case .card(let card): (card.team, card.person)
    case .foul(let foul): (foul.team, foul.offender)
    default: nil
    }
  }
}
