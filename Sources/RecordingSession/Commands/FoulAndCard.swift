import MatchModel
import PromptLanguage

/// A foul and its card, when one of the two is edited.
struct FoulAndCard {
  /// The actions that replace both, if both are changed.
  let actions: [Action]
  /// True if the other one is removed rather than changed.
  let removesOther: Bool

  /// Nil if the edit does not affect the other action.
  init?(_ new: Action, was old: Action, with other: Action) {
    guard let team = new.side, new.kind == old.kind, let person = new.participants.first?.person else {
      actions = [new]
      removesOther = true
      return
    }
    let isUnmoved = team == old.side && new.moment == old.moment
    if isUnmoved, person == old.participants.first?.person { return nil }
    removesOther = false
    if let card = other as? Card {
      actions = [new, card.given(to: person, of: team, at: new.moment)]
    } else if let foul = other as? Foul {
      actions = [foul.committed(by: person, of: team, at: new.moment), new]
    } else {
      return nil
    }
  }
}

extension Card {
  /// A second yellow card becomes a plain yellow one, because the laws decide again which it is.
  fileprivate func given(to person: Person, of team: Side, at moment: Moment) -> Card {
    Card(
      at: moment, team: team, person: person, color: color.map { $0.isYellow ? .yellow : $0 }, reason: reason,
      isFromBench: isFromBench, duration: duration)
  }
}

extension Foul {
  /// Drops the victim if the team changes, because a victim must be an opponent.
  fileprivate func committed(by person: Person, of team: Side, at moment: Moment) -> Foul {
    Foul(at: moment, team: team, offender: person, victim: team == self.team ? victim : nil, code: code)
  }
}

extension ActionList {
  /// True if the offender was shown a card for this foul or later.
  func hasCard(for foul: Foul, from index: Int) -> Bool { !cards(for: foul, from: index).isEmpty }

  /// The indices of the cards that the offender was shown for this foul or later.
  func cards(for foul: Foul, from index: Int) -> [Int] {
    indices[index...].filter { place in
      guard let card = self[place] as? Card else { return false }
      return card.team == foul.team && card.person == foul.offender
    }
  }

  /// The index of the card for a foul, or of the foul for a card, that was typed in the same clause: the two are
  /// adjacent, concern the same person, and happened at the same moment.
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
