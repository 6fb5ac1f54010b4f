import Phrases

/// Column titles of a table of results, in all three languages.
struct ResultWords {
  enum Column: CaseIterable {
    case date, time, round, home, away, score, competition, group, stage
  }

  private let columns: [String: Column]

  init() {
    var columns: [String: Column] = [:]
    for column in Column.allCases {
      for word in Phrasebook.everyLanguage.words(column.key) { columns[folded(word)] = column }
    }
    self.columns = columns
  }

  func column(_ title: String) -> Column? { columns[folded(title)] }
}

extension ResultWords.Column {
  fileprivate var key: String {
    switch self {
    case .date: "words.results.column-date"
    case .time: "words.results.column-time"
    case .round: "words.results.column-round"
    case .home: "words.results.column-home"
    case .away: "words.results.column-away"
    case .score: "words.results.column-score"
    case .competition: "words.results.column-competition"
    case .group: "words.results.column-group"
    case .stage: "words.results.column-stage"
    }
  }
}
