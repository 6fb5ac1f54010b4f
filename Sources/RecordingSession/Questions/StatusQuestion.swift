import MatchModel

extension Session {
  /// Asks, once in a line, whether a player with a new number was a starter, which is assumed without an answer.
  func askStatus(_ side: Side, _ number: ShirtNumber) throws(Stop) -> Bool {
    guard let dialogue else { return true }
    if let known = dialogue.underway?.statuses[side][number] { return known }
    let choices = [
      OfferedAnswer(key: "1", meaning: .starter(true)), OfferedAnswer(key: "2", meaning: .starter(false)),
    ]
    let offered = choices.map(\.key) + choices.map { words.name($0.meaning, in: ledger) }
    let question = Question(subject: .status(side, number), snapshot: snapshot, choices: choices)
    let isStarter = try ask(question, dialogue, unanswered: true, leaving: .declined, offered: offered) { answer in
      switch (answer, parser.vocabulary.particles[answer]) {
      case ("1", _), (_, .starter?): true
      case ("2", _), (_, .substitute?): false
      default: nil
      }
    }
    dialogue.underway?.statuses[side][number] = isStarter
    return isStarter
  }
}
