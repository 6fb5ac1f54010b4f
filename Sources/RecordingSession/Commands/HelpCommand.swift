import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// `help`: one screen to get started; `help TOPIC`: the clauses or commands of a topic, from their tables.
extension CommandRun {
  func help() throws(Stop) -> [Fact] { try pages().map { fact(.look(.help($0))) } }

  private func pages() throws(Stop) -> [HelpPage] {
    let vocabulary = parser.vocabulary
    guard let word = call.words.first else { return [.start] }
    let text = call.words.map(\.text).joined(separator: " ")
    if text == "?" { return [page(for: ledger.state)] }
    if let topic = vocabulary.topics[text] { return [.topic(topic)] }
    // Plurals and other forms are words of sentences.
    let kind = vocabulary.clauses[text] ?? SentenceWords.builtIn.clauses[text]
    if let spec = vocabulary.table.offered.first(where: { $0.kind == kind || $0.code == text }) {
      return [.clause(spec.kind)] + (spec.kind.card != nil ? [.staff] : [])
    }
    if vocabulary.officials[text] != nil { return [.staff] }
    if let kind = vocabulary.commands[text] { return [.command(kind)] }
    let found = session.words.helpPages(about: text, vocabulary)
    if !found.isEmpty { return found }
    let nearest = nearest(to: text, in: vocabulary.topics.meanings.keys.sorted())
    throw Stop(.topicUnknown(text, nearest: nearest.flatMap { vocabulary.topics[$0] }), column: word.column)
  }

  /// `?`: the help page for the current state.
  private func page(for state: MatchState) -> HelpPage {
    if state.isOver { return .over }
    if state.isShootOut { return .shootOut }
    return switch state.phase {
    case .before: .before
    case .after: .interval
    default: .start
    }
  }
}
