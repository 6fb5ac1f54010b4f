import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import Text
import Wording

/// Help for the letters after a code, made from the clauses of the game. A letter and its meaning stay on one line, even
/// at 40 columns.
package struct LetterHelp {
  private let table: ClauseTable
  private let book: Phrasebook
  private let words: Wording

  package init(_ table: ClauseTable, _ book: Phrasebook) {
    self.table = table
    self.book = book
    words = Wording(book)
  }

  package var lines: [String] {
    let sections = attempts + scores + fouls + cards + ownActions
    return sections + (hasZones ? book.lines("topic.modifiers.zones") : [])
  }

  private var attempts: [String] {
    let kinds: [ClauseKind] = [.goal, .chance].filter { table[$0] != nil }
    guard !kinds.isEmpty else { return [] }
    let origins = table.origins.map { (String($0.letter), words.origin($0.code, by: table.rules)) }
    let bodies = table.bodyParts.map { (String($0.letter), words.bodyPart($0.code)) }
    let outcomes = Modifiers.outcomes.map { (String($0.letter), words.outcome($0.code)) }
    return section(kinds, bodies + origins + [(",7", book(Phrase("letters.assist"))), zone])
      + (table[.chance] == nil ? [] : section([.chance], outcomes))
  }

  private var scores: [String] {
    table.ownScores.flatMap { spec -> [String] in
      guard case .score(let score) = spec.suffix else { return [] }
      let made = score.isSeries ? [("+", book.word(for: .made))] : []
      let missed = table.hasChances ? [] : [("-", words.outcome(.missed))]
      return section([spec.kind], made + missed + [(",7", book(Phrase("letters.assist")))])
    }
  }

  private var fouls: [String] {
    guard table[.foul] != nil else { return [] }
    let handball = table.letter(of: .handball).map { [($0, book(Phrase("letters.handball")))] } ?? []
    let own = table.ownFouls.map { (String($0.letter), words.name(of: $0.code, by: table.rules)) }
    let cards = table.cards.map { (String($0.letter), name(of: $0.code)) }
    return section([.foul], [("9", book(Phrase("letters.victim")))] + handball + own + cards)
  }

  private func name(of card: CardColor) -> String {
    table[.sanction(card)]?.name(in: book) ?? words.color(card)
  }

  /// What may follow a card in games where players come and go and where the referee sets the minutes.
  private var cards: [String] {
    let specs = table.all.filter { $0.kind.card != nil }
    let timed = specs.filter(\.takesMinutes)
    return (table.hasCardsOfBench ? section(specs.map(\.kind), [("b", book(Phrase("letters.bench")))]) : [])
      + (timed.isEmpty ? [] : section(timed.map(\.kind), [("10", book(Phrase("letters.minutes")))]))
  }

  private var ownActions: [String] {
    table.own.flatMap { spec -> [String] in
      guard let action = spec.declared else { return [] }
      let items =
        action.outcomes.map { (String($0.sign), spec.name(of: $0.code, in: book)) }
        + (action.field == nil ? [] : [zone])
        + (action.hasOpponent ? [(",4", book(Phrase("letters.opponent")))] : [])
      return items.isEmpty ? [] : section([spec.kind], items)
    }
  }

  private var zone: (String, String) { ("1-9", book(Phrase("letters.zone"))) }

  private var hasZones: Bool {
    table[.goal] != nil || table[.chance] != nil || table.own.contains { $0.declared?.field != nil }
  }

  /// A heading with the codes, and the items below it, as many on a line as fit, so that the page fits on 24 lines.
  private func section(_ kinds: [ClauseKind], _ items: [(String, String)]) -> [String] {
    let codes = kinds.compactMap { table[$0]?.code }.joined(separator: ", ")
    let rows = items.map { $0 + " " + $1 }.reduce(into: [String]()) { rows, text in
      if let row = rows.last, row.displayWidth + 2 + text.displayWidth <= Self.narrow {
        rows[rows.count - 1] = row + "  " + text
      } else {
        rows.append(text)
      }
    }
    return [book(Phrase("letters.after", ["codes": codes]))] + rows.map { "  " + $0 }
  }

  /// Columns for the items on the narrowest terminal.
  private static let narrow = 38
}
