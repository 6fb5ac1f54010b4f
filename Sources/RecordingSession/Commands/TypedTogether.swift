import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A foul and its card, where one of them is changed: what that makes of the two.
struct TypedTogether {
  /// What takes the place of both, if both are changed.
  let actions: [Action]
  /// Whether the other one goes, and is not only changed.
  let removesOther: Bool

  /// Nil where the other one stays as it is: only what a foul or a card has of its own is new.
  init?(_ new: Action, was old: Action, with other: Action) {
    guard let team = new.side, new.kind == old.kind, let person = new.participants.first?.person else {
      (actions, removesOther) = ([new], true)
      return
    }
    let was = old.participants.first?.person
    guard person != was || team != old.side || new.moment != old.moment else { return nil }
    removesOther = false
    switch (new, other) {
    case (_, let card as Card):
      let color = card.color.map { $0.isYellow ? CardColor.yellow : $0 }
      actions = [
        new,
        Card(
          at: new.moment, team: team, person: person, color: color, reason: card.reason, isFromBench: card.isFromBench,
          duration: card.duration),
      ]
    case (_, let foul as Foul):
      // Their victim is no opponent of the other side's.
      let victim = team == foul.team ? foul.victim : nil
      actions = [
        Foul(at: new.moment, team: team, offender: person, victim: victim, code: foul.code), new,
      ]
    default: return nil
    }
  }
}

extension ActionList {
  /// The place of the card for a foul, or of the foul for a card, that was typed in the same clause: they stand next to
  /// each other, are of the same person, and happened at the same moment.
  func typedTogether(with index: Int) -> Int? {
    func isPair(_ place: Int) -> Bool {
      guard indices.contains(place), indices.contains(place + 1), let foul = self[place] as? Foul,
        let card = self[place + 1] as? Card
      else { return false }
      return foul.team == card.team && foul.offender == card.person && foul.moment == card.moment
    }
    return isPair(index) ? index + 1 : isPair(index - 1) ? index - 1 : nil
  }
}

extension Session {
  /// Asks whether what was typed together with an action is changed with it. A script has to say it: by telling both,
  /// or with ` !` for the one alone.
  /// - Throws: `declined` where another line was typed instead, `givenUp` where the question was dropped.
  func agreesToChange(_ other: Int, _ change: TypedTogether, _ call: CommandCall) throws(Refusal) -> Bool {
    if call.isConfirmed { return false }
    let entry = logEntry(other)
    guard let dialogue else { throw Refusal(.typedTogether(entry), column: call.column) }
    switch reply(dialogue, .typedTogether(entry, removes: change.removesOther)) {
    case .yes: return true
    case .no: return false
    case .instead: throw Refusal(.declined, column: call.column)
    case .dropped: throw Refusal(.givenUp, column: call.column)
    }
  }
}
