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

  private static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    try pages(call, session).map { session.fact(.look(.help($0))) }
  }

  private static func pages(_ call: CommandCall, _ session: Session) throws(Refusal) -> [HelpPage] {
    let vocabulary = session.parser.vocabulary
    guard let word = call.words.first else { return [.start] }
    if word.text == "?" { return [page(for: session.ledger.state)] }
    if let topic = vocabulary.topics[word.text] { return [.topic(topic)] }
    let named = vocabulary.clauses[word.text].flatMap { vocabulary.table[$0] }
    if let spec = named ?? vocabulary.table.all.first(where: { $0.code == word.text }) {
      return [.clause(spec.kind)] + ([.yellow, .red].contains(spec.kind) ? [.staff] : [])
    }
    if vocabulary.officials.match(call.words[...]) != nil { return [.staff] }
    if let kind = vocabulary.commands[word.text] { return [.command(kind)] }
    let nearest = nearest(to: word.text, in: vocabulary.topics.meanings.keys.sorted())
    throw Refusal(.topicUnknown(word.text, nearest: nearest.flatMap { vocabulary.topics[$0] }), column: word.column)
  }

  /// What can be done now: `?`.
  private static func page(for state: MatchState) -> HelpPage {
    if state.isOver { return .over }
    if state.isShootOut { return .shootOut }
    return switch state.phase {
    case .before: .before
    case .after: .interval
    default: .start
    }
  }

  static func lines(_ page: HelpPage, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    switch page {
    case .start: start(book)
    case .over: book.lines("help.over")
    case .shootOut: book.lines("help.shoot-out")
    case .before: book.lines("help.before")
    case .interval: book.lines("help.interval")
    case .topic(let topic): lines(topic, table, book)
    case .clause(let kind): table[kind].map { [clause($0, book)] } ?? []
    case .staff: [staff(book)]
    case .command(let kind): command(kind.spec, book)
    }
  }

  /// The page to start with.
  static func start(_ book: Phrasebook) -> [String] {
    let topics = HelpTopic.allCases.map { $0.name(in: book) }.joined(separator: ", ")
    return book(Phrase("help.start", ["topics": topics])).split(separator: "\n").map(String.init)
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
