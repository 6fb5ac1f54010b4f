import MatchModel
import Phrases
import Text

/// The words used in squads, in all three languages.
struct SquadWords {
  /// The meaning of a column. “Number of the licence” is a licence, so that comes before the number.
  /// The raw value is the key of its titles in the catalogues.
  enum Column: String, CaseIterable {
    case licence = "words.registry.column-licence"
    case number = "words.squad.column-number"
    case name = "words.squad.column-name"
    case surname = "words.squad.column-surname"
    case position = "words.squad.column-position"
    case starter = "words.squad.column-starter"
    case captain = "words.squad.column-captain"
    case foot = "words.squad.column-foot"
    case height = "words.squad.column-height"
    case traits = "words.squad.column-traits"
  }

  private let columns = Phrasebook.everyLanguage.values(Column.self, normalized: folded)
  /// Words in a title that do not affect its meaning: “of”, “full”.
  private let fillers = words("words.squad.filler")
  private let goalkeepers = words("words.position.goalkeeper")
  private let captains = words("words.squad.captain")
  private let yes = words("words.squad.yes")
  private let no = words("words.squad.no")
  private let bench = words("words.squad.bench")
  private let eleven = words("words.squad.eleven")
  private let totals = words("words.squad.total")
  private let officials: [String: OfficialCode]
  /// The header in English, for messages.
  static let header = "number,name,position,starter"

  init() {
    var officials: [String: OfficialCode] = [:]
    for code in OfficialCode.roles {
      for word in Self.words("words.official.\(code.rawValue)") { officials[word.replacing("_", with: " ")] = code }
    }
    self.officials = officials
  }

  private static func words(_ key: String) -> Set<String> { Set(Phrasebook.everyLanguage.words(key).map(folded)) }

  /// True if a word beside a name marks a goalkeeper: `GK`, `POR`.
  func isGoalkeeperMark(_ word: String) -> Bool {
    // A single G may be an initial.
    (2...3).contains(word.count) && word == word.uppercased() && isGoalkeeper(word)
  }

  /// Nil if no column has shirt numbers or it is the only column: the text is then a list.
  func header(_ titles: [String]) -> TableHeader<Column>? {
    let header = TableHeader(titles, column)
    return header.columns.contains(.number) && header.columns.count > 1 ? header : nil
  }

  /// The column with this title. Nil if any word of it is unknown: “Nom de l'equip” is not a player's name. If a title
  /// matches several columns, the first one in the order above is used: “Player number”, “Nom i cognoms”.
  func column(_ title: String) -> Column? {
    let title = folded(title)
    if let column = columns[title] { return column }
    let parts = title.split { !$0.isLetter && !$0.isNumber && !"#º°ª".contains($0) }.map(String.init)
    if let column = columns[parts.joined()] { return column }
    let found = parts.compactMap { columns[$0] }
    guard parts.allSatisfy({ columns[$0] != nil || fillers.contains($0) }) else { return nil }
    return Column.allCases.first(where: found.contains)
  }

  /// Converts heights to centimetres: `1,86`, `1.86 m` and `186 cm` become `186`. Other text is unchanged.
  static func height(_ text: String) -> String {
    let figure = text.filter { !$0.isWhitespace && $0 != "c" && $0 != "m" && $0 != "C" && $0 != "M" }
    guard let value = Double(figure.replacing(",", with: ".")) else { return text }
    let centimetres = value < 3 ? (value * 100).rounded() : value
    guard (100...250).contains(centimetres) else { return text }
    return centimetres == centimetres.rounded() ? String(Int(centimetres)) : figure
  }

  func isGoalkeeper(_ position: String) -> Bool { goalkeepers.contains(folded(position)) }
  func isCaptain(_ mark: String) -> Bool { captains.contains(folded(mark)) }

  /// Nil if the text is neither yes nor no.
  func flag(_ cell: String) -> Bool? {
    let word = folded(cell)
    return yes.contains(word) ? true : no.contains(word) || word.isEmpty ? false : nil
  }

  /// True for the first cell of a row with a total: “Total: 18 players”.
  func isTotal(_ cell: String) -> Bool {
    totals.contains(folded(String(cell.trimmed.prefix { $0.isLetter })))
  }

  /// The coach or another member of the staff if one of the cells is a role: `Entrenador: Paco Bauzà` in one cell, or the
  /// role and the name in two.
  /// - Parameter name: the contents of the name columns in that row.
  func official(_ cells: [String], name: String = "") -> Official? {
    for cell in cells {
      let parts = cell.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard let word = parts.first, let code = officials[folded(word)] else { continue }
      let others = [parts.dropFirst().joined(), name == cell ? "" : name] + cells.filter { $0 != cell }
      return Official(code: code, name: others.first { !$0.isEmpty } ?? "")
    }
    return nil
  }

  /// True if the line begins the substitutes, false if it begins the starters, nil for other lines.
  func beginsBench(_ line: String) -> Bool? {
    if line.utf8.count >= 2, line.utf8.allSatisfy({ $0 == UInt8(ascii: "-") }) { return true }
    let word = folded(line.hasSuffix(":") ? String(line.dropLast()) : line)
    return bench.contains(word) ? true : eleven.contains(word) ? false : nil
  }
}
