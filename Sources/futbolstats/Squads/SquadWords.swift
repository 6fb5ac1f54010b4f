import Phrases

/// The words that squads are written with, in all three languages whatever the program speaks.
struct SquadWords {
  /// What a column of a table holds.
  enum Column: CaseIterable {
    case number, name, position, starter, captain, foot, height, traits
  }

  private let columns: [String: Column]
  private let goalkeepers: Set<String>
  private let captains: Set<String>
  private let yes: Set<String>
  private let no: Set<String>
  private let bench: Set<String>
  private let eleven: Set<String>
  /// The columns as a header of the program's first language names them, for messages.
  static let header = "number,name,position,starter"

  init() {
    let books = Phrasebook.everyLanguage
    func words(_ key: String) -> Set<String> { Set(books.words(key).map(folded)) }
    var columns: [String: Column] = [:]
    for column in Column.allCases {
      for word in words(column.key) { columns[word] = column }
    }
    self.columns = columns
    goalkeepers = words("words.squad.goalkeeper")
    captains = words("words.squad.captain")
    yes = words("words.squad.yes")
    no = words("words.squad.no")
    bench = words("words.squad.bench")
    eleven = words("words.squad.eleven")
  }

  func column(_ cell: String) -> Column? { columns[folded(cell)] }
  func isGoalkeeper(_ position: String) -> Bool { goalkeepers.contains(folded(position)) }
  func isCaptain(_ mark: String) -> Bool { captains.contains(folded(mark)) }

  /// Nil for what is neither yes nor no.
  func flag(_ cell: String) -> Bool? {
    let word = folded(cell)
    return yes.contains(word) ? true : no.contains(word) || word.isEmpty ? false : nil
  }

  /// Whether a line of a list says that the bench begins (true) or the eleven (false); nil where it says neither.
  func beginsBench(_ line: String) -> Bool? {
    if line.utf8.count >= 2, line.utf8.allSatisfy({ $0 == UInt8(ascii: "-") }) { return true }
    let word = folded(line.hasSuffix(":") ? String(line.dropLast()) : line)
    return bench.contains(word) ? true : eleven.contains(word) ? false : nil
  }
}

extension SquadWords.Column {
  fileprivate var key: String {
    switch self {
    case .number: "words.squad.column-number"
    case .name: "words.squad.column-name"
    case .position: "words.squad.column-position"
    case .starter: "words.squad.column-starter"
    case .captain: "words.squad.column-captain"
    case .foot: "words.squad.column-foot"
    case .height: "words.squad.column-height"
    case .traits: "words.squad.column-traits"
    }
  }
}
