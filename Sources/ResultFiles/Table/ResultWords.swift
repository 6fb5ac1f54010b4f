import Phrases

/// Column titles of a table of results, in all three languages.
struct ResultWords {
  /// The columns, by the key of their titles in the catalogues.
  enum Column: String, CaseIterable {
    case date = "words.results.column-date"
    case time = "words.results.column-time"
    case round = "words.results.column-round"
    case home = "words.results.column-home"
    case away = "words.results.column-away"
    case score = "words.results.column-score"
    case competition = "words.results.column-competition"
    case group = "words.results.column-group"
    case stage = "words.results.column-stage"
  }

  private let columns: [String: Column]

  init() {
    var columns: [String: Column] = [:]
    for column in Column.allCases {
      for word in Phrasebook.everyLanguage.words(column.rawValue) { columns[folded(word)] = column }
    }
    self.columns = columns
  }

  func column(_ title: String) -> Column? { columns[folded(title)] }
}
