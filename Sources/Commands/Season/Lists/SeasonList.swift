import Phrases

/// A list of a season: what its columns are, and a row for each player, team or match. Text and CSV are made of it.
struct SeasonList {
  /// A column.
  struct Column {
    /// Its name in CSV, whatever the language; the key of its title, too.
    let key: String
    let kind: Kind
    /// The narrower the lines, the more columns are left out, those with the greatest weight first; 0 never is.
    let weight: Int
    /// Whether people see what it is without a title.
    var isPlain = false
    /// True for operands of commands, which must not be shortened.
    var isWhole = false

    enum Kind {
      case name, number
    }

    static func name(_ key: String, weight: Int = 0) -> Column { Column(key: key, kind: .name, weight: weight) }
    static func number(_ key: String, weight: Int = 0) -> Column { Column(key: key, kind: .number, weight: weight) }

    /// The same without a title.
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

    /// Nil for none.
    var title: Phrase? { isPlain ? nil : Phrase("season.column." + key.replacingUnderscores) }
  }

  /// What stands in a cell.
  enum Cell {
    case text(String)
    case number(Int)
    /// With its sign, to read.
    case signed(Int)
    case percent(Int)
    /// Nothing that could be said: a dash to read, empty in CSV.
    case none

    static func percent(_ value: Int?) -> Cell { value.map { .percent($0) } ?? .none }
    static func number(_ value: Int?) -> Cell { value.map { .number($0) } ?? .none }
    /// Empty where nobody knows it: a column of such cells alone is not shown to people.
    static func known(_ value: Int, _ isKnown: Bool) -> Cell { isKnown ? .number(value) : .text("") }
  }

  let title: String
  var columns: [Column]
  var rows: [[Cell]] = []
  /// Lines below it, for people only.
  var notes: [String] = []
  /// What is said where it has no rows.
  let empty: Phrase
}

extension String {
  fileprivate var replacingUnderscores: String { split(separator: "_").joined(separator: "-") }
}
