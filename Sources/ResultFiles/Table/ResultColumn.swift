/// A column of a table of results, by the key of its titles in the catalogues.
enum ResultColumn: String, CaseIterable {
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
