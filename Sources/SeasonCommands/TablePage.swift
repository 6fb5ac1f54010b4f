import Phrases
import Standings
import Text
import Wording

/// A table with its title and notes, as lines for a terminal.
struct TablePage {
  let table: LeagueTable
  let titled: TitledTable
  let words: Wording
  let columns: Int
  let showsWhy: Bool
  /// One line for each team that withdrew.
  let withdrawn: [String]

  func lines() -> [String] {
    let body = TableText(table, words, columns: columns).lines()
    let notes = words.notes(table) + withdrawn + others
    let why = showsWhy ? [""] + words.why(table) : []
    return title.fitted(to: columns) + [""] + body
      + (notes.isEmpty ? [] : [""] + notes.flatMap { $0.wrapped(to: columns, indent: 2) })
      + why.flatMap { $0.wrapped(to: columns, indent: 4) }
  }

  private var book: Phrasebook { words.book }

  private var title: String {
    let name = visible(titled.title(words))
    var title = name.isEmpty ? book(Phrase("table.untitled")) : name
    if table.scope.sides == [.home] { title = book(Phrase("table.home", ["title": title])) }
    if table.scope.sides == [.away] { title = book(Phrase("table.away", ["title": title])) }
    if let last = table.scope.last { title = book(Phrase("table.last", ["title": title], count: last)) }
    if let from = table.scope.from { title = book(Phrase("table.since", ["title": title, "date": from])) }
    if let date = table.scope.date { title = book(Phrase("table.as-of", ["title": title, "date": date])) }
    if let round = table.scope.matchday { title = book(Phrase("table.up-to-round", ["title": title, "round": round])) }
    return title
  }

  private var others: [String] {
    var lines: [String] = []
    // In a tournament they follow the tables.
    if titled.cups > 0, titled.group.isEmpty || !table.scope.isWholeSeason {
      lines.append(book(Phrase("table.cups", count: titled.cups)))
    }
    if let note = words.derivation(of: titled.derivedGroups) { lines.append(note) }
    if titled.friendlies > 0 { lines.append(book(Phrase("table.friendlies", count: titled.friendlies))) }
    return lines
  }
}
