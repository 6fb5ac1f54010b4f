import Bounds
import LibXML
import MatchModel

// The attributes of a shot, which goals and chances have in common.

extension DocumentReader {
  mutating func shot(_ node: FlatElement, _ side: Side) -> Shot {
    Shot(
      shooter: somebody(node, "dorsalautor", side, name: node.child("autor")?.text.trimmed ?? ""),
      assistant: person(node, "dorsalassistencia", side, name: node.child("assistencia")?.text.trimmed ?? ""),
      bodyPart: BodyPart(node.attributeOrChild("superficie")), origin: Origin(node.attributeOrChild("origen")),
      zone: zone(node), score: score(node))
  }

  /// The way of scoring, in a game that has several.
  private mutating func score(_ node: FlatElement) -> Score? {
    guard let code = node["tipus"], let points = number(node, "punts", 1...Bounds.points) else { return nil }
    return Score(ScoreCode(rawValue: code), points: points)
  }
}

extension DocumentWriter {
  mutating func shotAttributes(_ attempt: Attempt, hidesShooter: Bool) {
    let side = attempt.shooterSide
    minute(attempt)
    if hidesShooter {
      xml.attribute("dorsalautor", "")
    } else {
      number("dorsalautor", attempt.shot.shooter, side)
    }
    number("dorsalassistencia", attempt.shot.assistant, side)
    xml.attribute("origen", attempt.shot.origin?.rawValue ?? "")
    xml.attribute("superficie", attempt.shot.bodyPart?.rawValue ?? "")
  }

  /// Writes the way of scoring. The 2011 format cannot represent it.
  mutating func scoreAttributes(_ attempt: Attempt) {
    guard let score = attempt.shot.score else { return }
    xml.attribute("tipus", score.code.rawValue)
    xml.attribute("punts", score.points)
  }

  mutating func shotChildren(_ attempt: Attempt) {
    xml.raw(">")
    minuteElement(attempt)
    xml.element("autor", name(attempt.shot.shooter, attempt.shooterSide))
    xml.element("assistencia", name(attempt.shot.assistant, attempt.shooterSide))
    xml.element("origen", (attempt.shot.origin?.rawValue ?? "").trimmed)
    xml.element("superficie", (attempt.shot.bodyPart?.rawValue ?? "").trimmed)
  }
}
