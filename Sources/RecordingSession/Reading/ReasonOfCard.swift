import MatchModel
import MatchRules
import PromptLanguage

/// The reason of a card, typed by itself shortly afterwards.
extension Session {
  /// The edit that adds a reason to the card that was recorded last, less than two minutes ago: `dissent` after `7y`,
  /// also with its player, `7 dissent`; or any text after “for”. Nil for other texts.
  func reasonOfLastCard(_ text: String) -> Line? {
    let match = ledger.match
    guard dialogue != nil, let card = match.actions.last as? Card, card.reason == nil,
      card.moment.wallClock.map({ abs(now - $0) < Situation.soon }) ?? true
    else { return nil }
    let parser = parser
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
      let edit = ledger.reasonEdit(match.actions.count - 1, nil)
    else { return nil }
    let reason = rest.map(\.text).joined(separator: " ")
    return try? parser.parse("\(words.name(.edit)) \(match.actions.count) \(edit.code) \(reason) !")
  }
}

extension Ledger {
  /// The edit that adds a reason to a card.
  func reasonEdit(_ index: Int, _ reason: CardReason?) -> CardEdit? {
    guard let card = match.actions[index] as? Card else { return nil }
    let who = Who(short: card.person, of: card.team, in: match)
    let code = who.typed + (card.color == .red ? "r" : "y")
    return CardEdit(card: match.actions.id(at: index), code: code, reason: reason)
  }
}
