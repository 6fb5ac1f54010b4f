/// A label in front of a colon below a match, other than a team's name.
enum DetailLabel: Equatable {
  case referees, attendance, coach, penalties, yellowCards, redCards
  /// The number and length of the periods; written only by this program.
  case periods

  init?(_ text: String) {
    switch text.lowercased() {
    case "refs", "ref", "referee", "referees": self = .referees
    case "att", "attn", "attendance", "attendances": self = .attendance
    case "coach", "coaches", "trainer", "trainers", "manager", "managers": self = .coach
    case "penalties", "penalty shootout", "penalty shoot-out", "shoot-out", "shootout", "pens": self = .penalties
    case "yellow cards", "yellow card", "booked": self = .yellowCards
    case "red cards", "red card", "sent off", "sent-off": self = .redCards
    case "periods": self = .periods
    default: return nil
    }
  }
}
