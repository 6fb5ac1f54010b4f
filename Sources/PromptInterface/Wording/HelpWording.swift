import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Text
import Wording

/// The help pages, made from the tables of clauses and commands.
public enum HelpWording {
  /// A page, according to the clause table of the match.
  package static func lines(_ page: HelpPage, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    switch page {
    case .start: start(book, table)
    case .over: withForgottenGoal(book.lines("help.over"), table)
    case .shootOut: texts("help.shoot-out", table, book)
    case .before: book.lines("help.before")
    case .interval: interval(table, book)
    case .topic(let topic): lines(topic, table, book)
    case .clause(let kind): table[kind].map { rows($0, table, book) } ?? []
    case .staff: [staff(table, book)]
    case .command(let kind): command(kind.spec, book)
    case .modifier(let typed, let modifier): [column(typed, 21) + name(of: modifier, table, book)]
    }
  }

  /// A page with the letter of a card that does not send off, or of a foul in a game without cards.
  private static func texts(_ key: String, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    let mild = table.cards.first { table.rules.sanction($0.code)?.effect.exclusion != .out }
    let card = mild.map { String($0.letter) } ?? "f"
    return book(Phrase(key, ["card": card])).split(separator: "\n").map(String.init)
  }

  private static func interval(_ table: ClauseTable, _ book: Phrasebook) -> [String] {
    let lines = texts("help.interval", table, book).flatMap { line in
      let isOfSubstitutions = line.hasPrefix("  10>14") && !offersSubstitutions(table)
      return isOfSubstitutions ? texts("help.interval-cards", table, book) : [line]
    }
    return withForgottenGoal(lines, table)
  }

  /// The lines with a goal of the game in a minute of its first period as the example.
  private static func withForgottenGoal(_ lines: [String], _ table: ClauseTable) -> [String] {
    let example = "\(max(1, table.rules.periodLength - 1))' \(scoring(table).code)"
    return lines.map { $0.replacing("44' 9g", with: example.padded(to: 6)) }
  }

  private static func offersSubstitutions(_ table: ClauseTable) -> Bool {
    table.offered.contains { $0.kind == .substitution }
  }

  /// The start page, without clauses that the game does not have.
  package static func start(_ book: Phrasebook, _ table: ClauseTable = .football) -> [String] {
    let topics = HelpTopic.allCases.map { $0.name(in: book) }.joined(separator: ", ")
    let score = scoring(table)
    let earlier = [
      "23' " + score.code, table[.added] == nil ? nil : "45+2' " + (table[.corner] == nil ? "v4f" : "vc"), "-2' v4f",
    ]
    let isFootball = table[.goal]?.isPlain == false
    let facts: Phrase.Arguments = [
      "topics": topics, "earlier": earlier.compactMap(\.self).joined(separator: " | "),
      "words": isFootball ? book(Phrase("help.words")) : "9 " + (score.spec?.words(in: book).first ?? ""),
      "edit": table[.chance] == nil ? score.code : "9s+",
      "substitution": offersSubstitutions(table) ? book(Phrase("help.start-substitution")) : "",
    ]
    let lines = book(Phrase("help.start", facts)).split(separator: "\n").map(String.init)
    if table.offered.map(\.kind) == ClauseTable.football.offered.map(\.kind), isFootball { return lines }
    return adapted(lines, to: table, book)
  }

  /// The lines without clauses that the game does not have, and with those that it declares.
  private static func adapted(_ lines: [String], to table: ClauseTable, _ book: Phrasebook) -> [String] {
    var kept: [String] = []
    for line in lines {
      let shown = clauses(shownIn: line)
      if shown.isEmpty {
        kept.append(line)
        continue
      }
      let offered = shown.compactMap { kind in table.offered.first { $0.kind == kind } }
      guard let own = offered.first else { continue }
      let isOther = offered.count < shown.count || own.isPlain && (own.kind == .goal || own.kind == .foul)
      let row = isOther ? column(own.example(in: book), 10) + own.help(in: book) : line
      // Football has two lines for goals.
      if !kept.contains(row) { kept.append(row) }
    }
    let declared = table.offered.filter(\.kind.isDeclared).map { column($0.example(in: book), 10) + $0.help(in: book) }
    let end = kept.lastIndex { $0.hasPrefix("  ") }.map { $0 + 1 } ?? kept.count
    let clock = table.rules.clock == .stopped ? [column("-  +", 10) + book(Phrase("help.clock"))] : []
    return Array(kept[..<end]) + declared + clock + Array(kept[end...])
  }

  /// The clause for the most common way of scoring, and the shortest text to type for it: `9g`.
  private static func scoring(_ table: ClauseTable) -> (spec: ClauseSpec?, code: String) {
    let spec = table[.goal] ?? table.ownScores.first
    return (spec, "9" + (spec?.code ?? "g"))
  }

  /// The clauses of the examples with which a line of the page begins: `v4y  v4r  yellow, red and its reason`.
  private static func clauses(shownIn line: String) -> [ClauseKind] {
    guard line.hasPrefix("  ") else { return [] }
    return line.split(separator: #/\s{2,}/#).dropLast().compactMap { example in
      let code = example.prefix { $0 != " " }
      return (try? ClauseTable.football.clause(inCodes: String(code)))?.kind
    }
  }

  package static func lines(_ topic: HelpTopic, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    var lines = [topic.title(in: book)]
    if topic == .clauses { lines += table.offered.flatMap { rows($0, table, book) } }
    if topic == .players { lines.append(staff(table, book)) }
    if topic == .modifiers { lines += LetterHelp(table, book).lines + kindsOfFoul(table, book) }
    lines += CommandSpec.all.filter { $0.topic == topic }.flatMap { command($0, book) }
    return lines + text(of: topic, table, book)
  }

  /// The text of a topic's page apart from the tables, with examples from the game.
  package static func text(of topic: HelpTopic, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    guard book.has("topic.\(topic.rawValue).text") else { return [] }
    let card = table.cards.contains { $0.code == .yellow } ? "v4y" : "v4f"
    let text = book(Phrase("topic.\(topic.rawValue).text", ["goal": scoring(table).code, "card": card]))
    // Football's stoppage time has its own examples, and not every game has penalties.
    let hasPenalties = table.origins.contains { $0.code == .penalty }
    return text.split(separator: "\n").map(String.init).filter { line in
      (table[.added] != nil || !line.hasPrefix("  45+2'")) && (hasPenalties || !line.contains(" 9gp "))
    }
  }

  /// The sanctions, actions and kinds of fouls declared by a rule set, one per line.
  public static func declared(by rules: RuleSet, _ book: Phrasebook) -> [String] {
    let table = ClauseTable(rules)
    return (table.ownSanctions + table.own).map { clause($0, book) } + kindsOfFoul(table, book)
  }

  /// A clause; for fouls also the kinds that the rules distinguish.
  private static func rows(_ spec: ClauseSpec, _ table: ClauseTable, _ book: Phrasebook) -> [String] {
    [clause(spec, book)] + (spec.kind == .foul ? kindsOfFoul(table, book) : [])
  }

  private static func kindsOfFoul(_ table: ClauseTable, _ book: Phrasebook) -> [String] {
    table.ownFouls.map { column("9f\($0.letter)", 21) + Wording(book).name(of: $0.code, by: table.rules) }
  }

  private static func name(of modifier: HelpModifier, _ table: ClauseTable, _ book: Phrasebook) -> String {
    let words = Wording(book)
    return switch modifier {
    case .bodyPart(let code): words.bodyPart(code)
    case .origin(let code): words.origin(code, by: table.rules)
    case .outcome(let code): words.outcome(code)
    }
  }

  static func clause(_ spec: ClauseSpec, _ book: Phrasebook) -> String {
    column(spec.example(in: book), 21) + spec.help(in: book)
  }

  /// The names of officials: `coach y`, if the game has yellow cards, and the others.
  private static func staff(_ table: ClauseTable, _ book: Phrasebook) -> String {
    let words = Wording(book)
    let names = OfficialCode.roles.map(words.official)
    let others = names.dropFirst().joined(separator: ", ")
    let card = table.rules.sanction(.yellow) == nil ? "" : " y"
    return column(names[0] + card, 21) + book(Phrase("help.staff", ["others": others]))
  }

  /// A row of the table, or several if the usages do not fit beside the description.
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
