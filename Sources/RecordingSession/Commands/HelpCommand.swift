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
    if word.text == "?" { return [page(for: ledger.state)] }
    if let topic = vocabulary.topics[word.text] { return [.topic(topic)] }
    let named = vocabulary.clauses[word.text].flatMap { vocabulary.table[$0] }
    if let spec = named ?? vocabulary.table.all.first(where: { $0.code == word.text }) {
      return [.clause(spec.kind)] + (spec.kind.card != nil ? [.staff] : [])
    }
    if vocabulary.officials.match(call.words[...]) != nil { return [.staff] }
    if let kind = vocabulary.commands[word.text] { return [.command(kind)] }
    let found = session.words.helpPages(about: word.text, vocabulary)
    if !found.isEmpty { return found }
    let nearest = nearest(to: word.text, in: vocabulary.topics.meanings.keys.sorted())
    throw Stop(.topicUnknown(word.text, nearest: nearest.flatMap { vocabulary.topics[$0] }), column: word.column)
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
