import LibJSON
import MatchModel

extension StatsBombMatch {
  mutating func victim(of foul: JSONValue, _ side: Side) -> ForeignReference? {
    for id in foul["related_events"]?.array.compactMap(\.string) ?? [] {
      guard let won = related[id], won.kind == "Foul Won", self.side(won["team"]) == side.other else { continue }
      return person(won["player"], side.other)
    }
    return nil
  }

  mutating func shot(_ event: JSONValue, _ shot: JSONValue, _ side: Side) -> ForeignShot {
    let pass = shot["key_pass_id"]?.string.flatMap { related[$0] }
    var foreign = ForeignShot(shooter: person(event["player"], side))
    if let pass { foreign.assistant = person(pass["player"], side) }
    foreign.bodyPart = shot.name("body_part").flatMap { Self.bodyParts[$0] }
    foreign.origin = Self.origin(event, shot, pass)
    if let place = event.place { foreign.zone = Zone(depth: place.x / 120, across: place.y / 80) }
    return foreign
  }

  /// The first condition that matches. A pattern such as From Free Kick describes only how the possession began, which
  /// may have been long before.
  private static func origin(_ event: JSONValue, _ shot: JSONValue, _ pass: JSONValue?) -> Origin {
    let type = shot.name("type")
    let pattern = event.name("play_pattern")
    if type == "Penalty" { return .penalty }
    if type == "Free Kick" { return .freeKick }
    if type == "Corner" || pattern == "From Corner" { return .corner }
    if pass?["pass"]?.name("type") == "Throw-in" { return .throwIn }
    if pattern == "From Counter" { return .counterAttack }
    if pass?["pass"]?["cross"]?.isTrue == true, let place = pass?.place {
      return place.y < 40 ? .crossFromLeft : .crossFromRight
    }
    return .openPlay
  }

  private static let bodyParts: [String: BodyPart] = [
    "Right Foot": .rightFoot, "Left Foot": .leftFoot, "Head": .head, "Other": .other,
  ]
  static let outcomes: [String: Outcome] = [
    "Saved": .saved, "Saved to Post": .saved, "Blocked": .blocked, "Post": .woodwork, "Off T": .offTarget,
    "Wayward": .offTarget, "Saved Off T": .offTarget,
  ]
  private static let colors: [String: CardColor] = [
    "Yellow Card": .yellow, "Second Yellow": .secondYellow, "Red Card": .red,
  ]

  static func color(_ card: JSONValue?) -> CardColor? { card?["name"]?.string.flatMap { colors[$0] } }
}
