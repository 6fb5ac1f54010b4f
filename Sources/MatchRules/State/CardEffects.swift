import MatchModel

/// What a card makes of somebody.
extension MatchState {
  /// What the laws make of a card that was shown now: a yellow is a second one or not (RULES C3, C6).
  public func derivedColor(of card: Card) -> CardColor? {
    guard let color = card.color, color.isYellow else { return card.color }
    return isSecondYellow(card) && !card.isWithoutSendingOff ? .secondYellow : .yellow
  }

  /// Whether a yellow card shown now meets one that has not been followed by a sending-off.
  func isSecondYellow(_ card: Card) -> Bool {
    let team = self[card.team]
    let earlier = isShootOut ? team.shootOutCautions[card.person] : team.cautions[card.person]
    return card.color?.isYellow == true && (earlier ?? 0) % 2 == 1
  }

  mutating func book(_ card: Card) {
    let side = card.team
    guard let color = derivedColor(of: card) else { return }
    // A second one without a sending-off leaves whoever saw it as they were: one card from it.
    if color.isYellow, color == .secondYellow || !isSecondYellow(card) {
      if color == .yellow { self[side].firstYellow[card.person] = card.moment }
      if isShootOut {
        self[side].shootOutCautions[card.person, default: 0] += 1
      } else {
        self[side].cautions[card.person, default: 0] += 1
      }
    }
    if color == .red || color == .secondYellow {
      sendOff(card.person, of: side, at: card.moment.minute)
    } else if color == .yellow, let minutes = rules.sinBin, let id = card.person.playerID, self[side][id] == .onField,
      !isOver, phase != .during(.shootOut)
    {
      // There is playing time to miss (RULES C8).
      leave(card.person, of: side, as: .sinBin, at: nil)
      if let minute = card.moment.minute {
        self[side].sinBinEnds[id] = MatchMinute(minute.minute + minutes)
      }
    }
  }

  private mutating func sendOff(_ person: Person, of side: Side, at minute: MatchMinute?) {
    guard let id = person.playerID else {
      self[side].othersSentOff.insert(person)
      if case .unidentified = person {
        self[side].unidentifiedOn -= 1
        self[side].playersLost += 1
      }
      return
    }
    let before = self[side][id]
    let wentOff = self[side].offMinute[id]
    let mayReturn = self[side].hasRoom(for: person, rules)
    let isExtra = self[side].extra.contains(id) && self[side].excess(rules) > 0
    leave(person, of: side, as: .sentOff, at: minute)
    switch before {
    // Only who was on the field, or may go back to it, leaves the team a player short (RULES C5); not who was one too many.
    case .onField: if !isExtra { self[side].playersLost += 1 }
    case .left, .sinBin: if mayReturn { self[side].playersLost += 1 }
    case .substituted: self[side].offMinute[id] = wentOff
    case .bench, .leftOut, .sentOff: break
    }
  }
}
