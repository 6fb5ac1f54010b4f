import Phrases

/// A list about a season: its columns, and a row for each player, team or match. It can be written as text or CSV.
struct SeasonList {
  struct Column {
    /// Name in CSV in every language, and key of the title.
    let key: String
    /// True for texts, which are aligned left and may be shortened; numbers are aligned right.
    let isName: Bool
    /// When lines are too long, columns with the greatest weight are omitted first. Columns of weight 0 are always
    /// shown.
    let weight: Int
    /// True if the column needs no title for human readers.
    var isPlain = false
    /// True for operands of commands, which must not be shortened.
    var isWhole = false

    static func name(_ key: String, weight: Int = 0) -> Column { Column(key: key, isName: true, weight: weight) }
    static func number(_ key: String, weight: Int = 0) -> Column { Column(key: key, isName: false, weight: weight) }

    /// The same column without a title.
    var untitled: Column {
      var column = self
      column.isPlain = true
      return column
    }

    /// The same column, never shortened.
    var whole: Column {
      var column = self
      column.isWhole = true
      return column
    }

    /// Nil if the column has no title.
    var title: Phrase? {
      isPlain ? nil : Phrase("season.column." + key.split(separator: "_").joined(separator: "-"))
    }
  }

  enum Cell {
    case text(String)
    case number(Int)
    case signed(Int)
    case percent(Int)
    /// No value: a dash in text, empty in CSV.
    case none

    static func percent(_ value: Int?) -> Cell { value.map { .percent($0) } ?? .none }
    static func number(_ value: Int?) -> Cell { value.map { .number($0) } ?? .none }
    /// Empty if the value is unknown; a column of such cells is omitted in text.
    static func known(_ value: Int, _ isKnown: Bool) -> Cell { isKnown ? .number(value) : .text("") }
  }

  let title: String
  var columns: [Column]
  var rows: [[Cell]] = []
  /// Lines printed below the list. CSV does not contain them.
  var notes: [String] = []
  /// Printed if the list has no rows. Nil if the notes say why.
  let empty: Phrase?
}
