import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import TextLayout
import Wording

/// The pages of help, made of the tables of clauses and commands.
extension HelpCommand {
  /// A page, by the table of the match's game.
  static func lines(_ page: HelpPage, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    switch page {
    case .start: start(book, table)
    case .over: book.lines("help.over")
    case .shootOut: book.lines("help.shoot-out")
    case .before: book.lines("help.before")
    case .interval: book.lines("help.interval")
    case .topic(let topic): lines(topic, table, book)
    case .clause(let kind): table[kind].map { rows($0, table, book) } ?? []
    case .staff: [staff(book)]
    case .command(let kind): command(kind.spec, book)
    }
  }

  /// The page to start with, without what the game does without.
  package static func start(_ book: Phrasebook, _ table: ClauseTable = .football) -> [String] {
    let topics = HelpTopic.allCases.map { $0.name(in: book) }.joined(separator: ", ")
    let lines = book(Phrase("help.start", ["topics": topics])).split(separator: "\n").map(String.init)
    let missing = ClauseSpec.all.map(\.kind).filter { kind in !table.offered.contains { $0.kind == kind } }
    return missing.isEmpty ? lines : lines.filter { line in !missing.contains { shows($0, line) } }
  }

  /// Whether a line of the page begins with an example of the clause.
  private static func shows(_ kind: ClauseKind, _ line: String) -> Bool {
    guard line.hasPrefix("  "), let example = line.split(separator: " ").first else { return false }
    var scanner = ClauseScanner(String(example), column: 1, .football)
    return (try? scanner.scan())??.kind == kind
  }

  /// A topic's page.
  package static func lines(_ topic: HelpTopic, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    var lines = [topic.title(in: book)]
    if topic == .clauses { lines += table.offered.flatMap { rows($0, table, book) } }
    if topic == .players { lines.append(staff(book)) }
    if topic == .modifiers { lines += book.lines("topic.modifiers.letters") + kindsOfFoul(table, book) }
    lines += CommandSpec.all.filter { $0.topic == topic }.flatMap { command($0, book) }
    if book.has("topic.\(topic.rawValue).text") { lines += book.lines("topic.\(topic.rawValue).text") }
    return lines
  }

  /// The sanctions, actions and kinds of foul that a game declares, a line each.
  public static func declared(by rules: RuleSet, _ book: Phrasebook) -> [String] {
    let table = ClauseTable(rules)
    return (table.ownSanctions + table.own).map { clause($0, book) } + kindsOfFoul(table, book)
  }

  /// A clause; below a foul the kinds that the game tells apart.
  private static func rows(_ spec: ClauseSpec, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    [clause(spec, book)] + (spec.kind == .foul ? kindsOfFoul(table, book) : [])
  }

  private static func kindsOfFoul(_ table: ClauseTable, _ book: Phrasebook) -> [String] {
    table.ownFouls.map { column("9f\($0.letter)", 21) + table.name(of: $0, in: book) }
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
