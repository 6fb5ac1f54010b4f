import MatchModel
import Phrases

/// `help`: one screen that is enough to start; `help TOPIC`: the clauses or commands of it, from their tables.
enum HelpCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let book = session.book
    guard let word = call.words.first else { return book.lines("help.start") }
    if word.text == "?" { return here(session) }
    if let topic = session.parser.vocabulary.topics[word.text] { return lines(topic, book) }
    if let kind = session.parser.vocabulary.clauses[word.text], let spec = ClauseSpec.byKind[kind] {
      return [clause(spec, book)]
    }
    if let spec = ClauseSpec.all.first(where: { $0.code == word.text }) { return [clause(spec, book)] }
    if let kind = session.parser.vocabulary.commands[word.text], let spec = CommandSpec.byKind[kind] {
      return [command(spec, book)]
    }
    let known = HelpTopic.allCases.map(\.rawValue) + Array(session.parser.vocabulary.topics.meanings.keys)
    throw Refusal(.topicUnknown(word.text, nearest: nearest(to: word.text, in: known)), column: word.column)
  }

  /// What can be done now: `?`.
  private static func here(_ session: Session) -> [String] {
    let state = session.ledger.state
    if state.isOver { return session.book.lines("help.over") }
    if state.isShootOut { return session.book.lines("help.shoot-out") }
    switch state.phase {
    case .before: return session.book.lines("help.before")
    case .after: return session.book.lines("help.interval")
    default: return session.book.lines("help.start")
    }
  }

  /// A topic's page.
  public static func lines(_ topic: HelpTopic, _ book: Phrasebook) -> [String] {
    var lines = [book(Phrase(topic.titleKey))]
    if topic == .clauses { lines += ClauseSpec.all.map { clause($0, book) } }
    if topic == .modifiers { lines += modifiers(book) }
    lines += CommandSpec.all.filter { $0.topic == topic }.map { command($0, book) }
    if book.has("topic.\(topic.rawValue).text") { lines += book.lines("topic.\(topic.rawValue).text") }
    return lines
  }

  static func clause(_ spec: ClauseSpec, _ book: Phrasebook) -> String {
    column(spec.example, 21) + book(Phrase(spec.helpKey))
  }

  static func command(_ spec: CommandSpec, _ book: Phrasebook) -> String {
    spec.usage.count > 26
      ? spec.usage + "\n" + column("", 28) + book(Phrase(spec.helpKey))
      : column(spec.usage, 28) + book(Phrase(spec.helpKey))
  }

  private static func modifiers(_ book: Phrasebook) -> [String] {
    book.lines("topic.modifiers.letters")
  }

  private static func column(_ text: String, _ width: Int) -> String {
    "  " + text + String(repeating: " ", count: max(1, width - text.count))
  }
}
