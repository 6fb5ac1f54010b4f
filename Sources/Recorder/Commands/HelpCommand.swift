import MatchModel
import MatchRules
import Phrases
import TextLayout
import Wording

extension CommandKind {
  public static let help = CommandKind(rawValue: "help")
}

/// `help`: one screen that is enough to start; `help TOPIC`: the clauses or commands of it, from their tables.
public enum HelpCommand {
  static let spec = CommandSpec(
    kind: .help, code: "help", forms: ["[TOPIC]"], most: 1,
    topic: .looking, isShownFirst: true, effect: .looks, completion: .arguments(topics), action: .answers(run))

  private static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let (book, vocabulary) = (session.book, session.parser.vocabulary)
    guard let word = call.words.first else { return start(book) }
    if word.text == "?" { return here(session) }
    if let topic = vocabulary.topics[word.text] { return lines(topic, vocabulary.table, book) }
    let named = vocabulary.clauses[word.text].flatMap { vocabulary.table[$0] }
    if let spec = named ?? vocabulary.table.all.first(where: { $0.code == word.text }) {
      return [clause(spec, book)] + ([.yellow, .red].contains(spec.kind) ? [staff(book)] : [])
    }
    if vocabulary.officials.match(call.words[...]) != nil { return [staff(book)] }
    if let kind = vocabulary.commands[word.text] { return command(kind.spec, book) }
    let nearest = nearest(to: word.text, in: vocabulary.topics.meanings.keys.sorted())
    let name = nearest.flatMap { vocabulary.topics[$0] }?.name(in: book)
    throw Refusal(.topicUnknown(word.text, nearest: name), column: word.column)
  }

  /// The page to start with.
  static func start(_ book: Phrasebook) -> [String] {
    let topics = HelpTopic.allCases.map { $0.name(in: book) }.joined(separator: ", ")
    return book(Phrase("help.start", ["topics": topics])).split(separator: "\n").map(String.init)
  }

  /// What can be done now: `?`.
  private static func here(_ session: Session) -> [String] {
    let state = session.ledger.state
    if state.isOver { return session.book.lines("help.over") }
    if state.isShootOut { return session.book.lines("help.shoot-out") }
    switch state.phase {
    case .before: return session.book.lines("help.before")
    case .after: return session.book.lines("help.interval")
    default: return start(session.book)
    }
  }

  /// A topic's page.
  static func lines(_ topic: HelpTopic, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    var lines = [topic.title(in: book)]
    if topic == .clauses { lines += table.all.map { clause($0, book) } }
    if topic == .players { lines.append(staff(book)) }
    if topic == .modifiers { lines += book.lines("topic.modifiers.letters") }
    lines += CommandSpec.all.filter { $0.topic == topic }.flatMap { command($0, book) }
    if book.has("topic.\(topic.rawValue).text") { lines += book.lines("topic.\(topic.rawValue).text") }
    return lines
  }

  /// The actions that a game declares, a line each.
  public static func declared(by rules: RuleSet, _ book: Phrasebook) -> [String] {
    ClauseTable(rules).own.map { clause($0, book) }
  }

  static func clause(_ spec: ClauseSpec, _ book: Phrasebook) -> String {
    column(spec.example(in: book), 21) + spec.help(in: book)
  }

  /// Who is no player and may be shown a card: `coach y`, and the others.
  private static func staff(_ book: Phrasebook) -> String {
    let words = Wording(book)
    let names = Officials.codes.map { words.official(OfficialCode(rawValue: $0)) }
    let others = names.dropFirst().joined(separator: ", ")
    return column(names[0] + " y", 21) + book(Phrase("help.staff", ["others": others]))
  }

  /// A row; where the ways to type it do not fit beside what it does, a row each.
  static func command(_ spec: CommandSpec, _ book: Phrasebook) -> [String] {
    let width = 29
    var usages = [spec.usage(in: book)]
    if usages[0].displayWidth > width - 2 { usages = spec.usages(in: book) }
    if let last = usages.last, last.displayWidth > width - 2 { usages.append("") }
    return usages.dropLast().map { "  " + $0 } + [column(usages[usages.count - 1], width) + spec.help(in: book)]
  }

  private static func column(_ text: String, _ width: Int) -> String {
    "  " + (text + " ").padded(to: width)
  }
}

extension HelpCommand {
  private static func topics(_ completer: Completer, _ before: [Word], _ token: Token) -> [Suggestion] {
    HelpTopic.allCases.map { topic in
      let title = topic.title(in: completer.book)
      return completer.suggestion(topic.wordsKey, title, code: topic.rawValue) ?? Suggestion(topic.rawValue, title)
    }
  }
}
