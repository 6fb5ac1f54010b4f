import MatchModel
import MatchRules
import Phrases

/// Questions of a session to the person at the prompt.
extension Session {
  func complete(_ clause: Clause, state: MatchState) throws(Refusal) -> Clause {
    guard let dialogue else {
      throw Refusal(.line(.needsAsking(clause: ClauseSpec.byKind[clause.kind]?.code ?? "")), column: clause.column)
    }
    return try Questionnaire(
      dialogue: dialogue, words: words, book: book, vocabulary: parser.vocabulary, match: ledger.match, state: state
    ).complete(clause)
  }

  /// `record it anyway? [y/N]`: only a clear yes is one.
  func agrees(_ dialogue: any Dialogue, _ question: String) -> Bool {
    guard case .text(let answer) = dialogue.ask(Question(question, isOptional: true)) else { return false }
    return parser.vocabulary.particles[answer] == .yes
  }

  /// Whether a number nobody has seen yet started; nil if that was not answered.
  func askStatus(_ side: Side, _ number: ShirtNumber) -> Bool? {
    guard let dialogue else { return nil }
    let question = Question(
      book(Phrase("ask.status", ["number": number.rawValue, "team": ledger.match[side].name])),
      choices: [Choice("1", book(Phrase("ask.status.starter"))), Choice("2", book(Phrase("ask.status.substitute")))],
      isOptional: true)
    guard case .text(let answer) = dialogue.ask(question) else { return nil }
    return answer != "2" && parser.vocabulary.particles[answer] != .substitute
  }
}
