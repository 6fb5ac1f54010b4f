import MatchModel
import MatchRules
import PromptLanguage

/// The reason of a card, typed by itself shortly afterwards.
extension Situation {
  /// The edit that adds a reason to the card that was recorded last, less than two minutes ago: `dissent` after `7y`,
  /// also with its player, `7 dissent`; or any text after “for”. Nil for other texts.
  func reasonOfLastCard(_ text: String) -> Line? {
    guard let card = match.actions.last as? Card, card.reason == nil,
      card.moment.wallClock.map({ abs(now - $0) < Self.soon }) ?? true
    else { return nil }
    var rest = LineParser.words(of: text)[...]
    if let who = parser.takePerson(&rest) {
      let booked = Who(card.person, of: card.team, in: match)
      guard who.name == booked.name, who.side ?? match.ours == card.team else { return nil }
    }
    var isReason = false
    if let first = rest.first, rest.count > 1, [.because, .replacing].contains(parser.particle(first)) {
      isReason = true
      rest.removeFirst()
    }
    guard isReason || parser.vocabulary.reason(rest)?.count == rest.count, !rest.isEmpty,
      let edit = reasonEdit(match.actions.count - 1, nil)
    else { return nil }
    let reason = rest.map(\.text).joined(separator: " ")
    var call = self.edit(match.actions.count - 1, to: "\(edit.card) \(reason)")
    call?.typed = text
    return call.map(Line.command)
  }

  func reasonEdit(_ index: Int, _ reason: CardReason?) -> CardEdit? {
    guard let card = match.actions[index] as? Card else { return nil }
    let who = Who(short: card.person, of: card.team, in: match)
    let color: CardColor = card.color == .red ? .red : .yellow
    let code = who.typed + (color == .red ? "r" : "y")
    return CardEdit(id: match.actions.id(at: index), card: cardInWords(who, color, code) ?? code, reason: reason)
  }

  /// A team official's card in the user's language, `ventrenador amarilla`, with the reason after its code; nil if it
  /// would not mean the same as the code. Shirt numbers need no language.
  func cardInWords(_ who: Who, _ color: CardColor, _ code: String) -> String? {
    guard case .official(let official) = who.name else { return nil }
    let name = (who.side?.mark ?? "") + words.name(official)
    let text = name + " " + words.name(.card(color), in: ledger) + code.drop { $0 != " " }
    return parser.clauseLine(of: text) == parser.clauseLine(of: code) ? text : nil
  }
}
