import Phrases

/// A list about a season: its columns, and a row for each player, team or match. It can be written as text or CSV.
struct SeasonList {
  struct Heading {
    /// Name in CSV in every language, and key of the title.
    let key: String
    /// True for texts, which are aligned left and may be shortened; numbers are aligned right.
    let isName: Bool
    /// When lines are too long, columns with the greatest weight are omitted first. Columns of weight 0 are always
    /// shown.
    let weight: Int
    /// True if the column needs no title for human readers.
    fileprivate(set) var isPlain = false
    /// True for operands of commands, which must not be shortened.
    fileprivate(set) var isWhole = false

    var title: Phrase? { isPlain ? nil : Phrase("season.column." + key.split(separator: "_").joined(separator: "-")) }
  }

  enum Cell {
    case text(String)
    case number(Int)
    case signed(Int)
    case percent(Int)
    /// No value: a dash in text, empty in CSV.
    case none
  }

  /// A column, and its cell for each item of the list.
  struct Column<Item> {
    fileprivate var heading: Heading
    fileprivate let cell: (Item) -> Cell

    private init(_ key: String, isName: Bool = false, _ weight: Int, _ cell: @escaping (Item) -> Cell) {
      heading = Heading(key: key, isName: isName, weight: weight)
      self.cell = cell
    }

    static func name(_ key: String, weight: Int = 0, _ text: @escaping (Item) -> String) -> Column {
      Column(key, isName: true, weight) { .text(text($0)) }
    }

    static func number(_ key: String, weight: Int = 0, _ number: @escaping (Item) -> Int?) -> Column {
      Column(key, weight) { item in number(item).map { .number($0) } ?? .none }
    }

    /// Numbers that are unknown for some items. Their cells are empty, and a column of empty cells is omitted in text.
    static func known(_ key: String, weight: Int = 0, _ number: @escaping (Item) -> Int?) -> Column {
      Column(key, weight) { item in number(item).map { .number($0) } ?? .text("") }
    }

    /// Shirt numbers. They are texts, as 0 and 00 are two numbers.
    static func shirt(_ key: String, _ text: @escaping (Item) -> String) -> Column {
      Column(key, 0) { .text(text($0)) }
    }

    static func signed(_ key: String, _ number: @escaping (Item) -> Int) -> Column {
      Column(key, 0) { .signed(number($0)) }
    }

    static func percent(_ key: String, _ number: @escaping (Item) -> Int?) -> Column {
      Column(key, 0) { item in number(item).map { .percent($0) } ?? .none }
    }

    var untitled: Column {
      var column = self
      column.heading.isPlain = true
      return column
    }

    var whole: Column {
      var column = self
      column.heading.isWhole = true
      return column
    }
  }

  let title: String
  let columns: [Heading]
  let rows: [[Cell]]
  /// Lines printed below the list. CSV does not contain them.
  var notes: [String]
  /// Printed if the list has no rows. Nil if the notes say why.
  let empty: Phrase?

  init<Item>(
    _ title: String, of items: some Sequence<Item>, columns: [Column<Item>], notes: [String] = [], empty: Phrase?
  ) {
    self.title = title
    self.columns = columns.map(\.heading)
    rows = items.map { item in columns.map { $0.cell(item) } }
    self.notes = notes
    self.empty = empty
  }

  /// A section of text under a heading.
  init(section title: String, _ lines: [String] = []) {
    self.title = title
    columns = []
    rows = []
    notes = lines
    empty = nil
  }
}
