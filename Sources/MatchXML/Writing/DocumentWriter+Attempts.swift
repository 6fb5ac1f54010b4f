import MatchModel

extension DocumentWriter {
  mutating func goal(_ goal: Goal, _ order: Int) {
    xml.raw("gol")
    let unidentified = attemptAttributes(goal, hidesScorer: goal.isOwn && !isCurrent)
    if isCurrent {
      xml.flag("propia", goal.isOwn)
      xml.optional("zona", goal.shot.zone?.rawValue)
      xml.flag("anullat", goal.isAnnulled)
      common(goal, order, unidentified)
    }
    attemptChildren(goal)
    xml.raw("</gol>\n")
  }

  mutating func chance(_ chance: Chance, _ order: Int) {
    xml.raw("jugada")
    let unidentified = attemptAttributes(chance, hidesScorer: false)
    if isCurrent {
      xml.optional("resultat", chance.outcome?.rawValue)
      xml.optional("zona", chance.shot.zone?.rawValue)
      common(chance, order, unidentified)
    }
    attemptChildren(chance)
    xml.raw("</jugada>\n")
  }

  /// A documented file keeps an own goal's number to itself: it would be read as one of the side that is credited.
  private mutating func attemptAttributes(_ attempt: Attempt, hidesScorer: Bool) -> UnidentifiedList {
    var unidentified = UnidentifiedList()
    let side = attempt.shooterSide
    minute(attempt)
    if hidesScorer {
      xml.attribute("dorsalautor", "")
    } else {
      number("dorsalautor", attempt.shot.shooter, side, &unidentified)
    }
    number("dorsalassistencia", attempt.shot.assistant, side, &unidentified)
    xml.attribute("origen", attempt.shot.origin?.rawValue ?? "")
    xml.attribute("superficie", attempt.shot.bodyPart?.rawValue ?? "")
    return unidentified
  }

  private mutating func attemptChildren(_ attempt: Attempt) {
    xml.raw(">")
    minuteElement(attempt)
    xml.element("autor", name(attempt.shot.shooter, attempt.shooterSide))
    xml.element("assistencia", name(attempt.shot.assistant, attempt.shooterSide))
    xml.element("origen", (attempt.shot.origin?.rawValue ?? "").trimmed)
    xml.element("superficie", (attempt.shot.bodyPart?.rawValue ?? "").trimmed)
  }
}
