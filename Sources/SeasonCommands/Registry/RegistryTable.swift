import CommandSupport
import MatchModel
import MatchRules
import Phrases
import ResultFiles
import Seasons
import Squads
import Text

/// The registry as a table: `id,name,aliases,team,number,from,to,licence,birth`, in any order and in any of the three
/// languages, with one row for each of a player's teams.
struct RegistryTable {
  /// The raw values are the catalogue keys of the titles.
  enum Column: String, CaseIterable {
    case id = "words.registry.column-id"
    case name = "words.squad.column-name"
    case aliases = "words.registry.column-aliases"
    case team = "words.registry.column-team"
    case number = "words.squad.column-number"
    case from = "words.registry.column-from"
    case to = "words.registry.column-to"
    case licence = "words.registry.column-licence"
    case birth = "words.registry.column-birth"
  }

  private(set) var problems: [TextProblem] = []
  private(set) var players: [SeasonFile.Player] = []
  /// Titles of columns that were skipped.
  private(set) var passedOver: [String] = []
  private let file: String
  private let header: TableHeader<Column>

  /// - Parameter file: name for messages.
  init(_ text: String, file: String) {
    self.file = file
    let rows = DelimitedText(text).rows
    // The words of the catalogue are the titles, with an underscore for a space.
    let known = Phrasebook.everyLanguage.values(Column.self) { folded($0.replacing("_", with: " ")) }
    func column(_ title: String) -> Column? { known[folded(title.oneSpaced)] }
    header = TableHeader(rows.first?.cells ?? [], column)
    passedOver = header.passedOver.filter { column($0) == nil }
    guard header.columns.contains(.name) else {
      problem(rows.first?.line ?? 1, Phrase("season.registry.no-header"))
      return
    }
    for row in rows.dropFirst() { read(row) }
  }

  private mutating func read(_ row: DelimitedText.Row) {
    guard row.isClosed else { return problem(row.line, Phrase("results.open-quote")) }
    let count = header.columns.count
    guard row.cells.count <= count else {
      return problem(row.line, Phrase("results.too-many-cells", ["found": row.cells.count, "expected": count]))
    }
    func cell(_ column: Column) -> String { header.cell(column, of: row).oneSpaced }
    guard !cell(.name).isEmpty else { return problem(row.line, Phrase("season.registry.no-name")) }
    var dates: [Column: String] = [:]
    for column in [Column.from, .to, .birth] where !cell(column).isEmpty {
      // A birth year of two digits would be ambiguous.
      let isWhole = column != .birth || cell(column).split { !$0.isNumber }.contains { $0.count == 4 }
      guard isWhole, let date = WrittenDate.iso(cell(column)), DetailsCheck.isDate(date) else {
        return problem(row.line, Phrase("season.registry.bad-date", ["found": cell(column)]))
      }
      dates[column] = date
    }
    var player = SeasonFile.Player(cell(.name))
    player.code = cell(.id)
    player.licence = cell(.licence)
    player.birth = dates[.birth] ?? ""
    player.aliases = cell(.aliases).split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
    if !cell(.team).isEmpty {
      let number = ShirtNumber(cell(.number))
      guard cell(.number).isEmpty || number != nil else {
        return problem(row.line, ShirtNumbers.any.refusal(of: cell(.number)))
      }
      player.memberships = [
        SeasonFile.Membership(
          team: cell(.team), number: number?.rawValue, from: dates[.from] ?? "", to: dates[.to] ?? "")
      ]
    }
    // Further rows of the same person add teams.
    if let index = players.firstIndex(where: { $0.isSame(player) }) {
      players[index].complete(with: player)
    } else {
      players.append(player)
    }
  }

  private mutating func problem(_ line: Int, _ what: Phrase) {
    problems.append(TextProblem(file: file, line: line, what: what))
  }
}

extension SeasonFile.Player {
  /// People are compared by id, or else by licence, or else by name if neither has an id.
  func isSame(_ other: SeasonFile.Player) -> Bool {
    if !code.isEmpty || !other.code.isEmpty { return code == other.code }
    if !licence.isEmpty || !other.licence.isEmpty { return licence == other.licence }
    return folded(name) == folded(other.name)
  }

  /// Adds values from another row; existing values are kept.
  mutating func complete(with other: SeasonFile.Player) {
    let known = memberships
    memberships += other.memberships.filter { new in !known.contains { $0.says(new) } }
    aliases += other.aliases.filter { !aliases.contains($0) }
    if licence.isEmpty { licence = other.licence }
    if birth.isEmpty { birth = other.birth }
  }
}

extension SeasonFile.Membership {
  /// True if the other membership adds nothing.
  fileprivate func says(_ other: Self) -> Bool {
    if self == other { return true }
    return folded(team) == folded(other.team) && other.number == nil && other.from.isEmpty && other.to.isEmpty
  }
}
