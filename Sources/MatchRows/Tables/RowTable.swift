/// A table for other programs: what it has of a match.
public struct RowTable: Sendable {
  /// A column without what reads it.
  public struct Heading: Hashable, Sendable {
    public let name: String
    public let type: ColumnType
    public let unit: String
    public let source: String
  }

  public let name: String
  public let headings: [Heading]
  let cells: @Sendable (MatchFacts) -> [[Cell]]

  init<Row>(_ name: String, _ columns: [TableColumn<Row>], _ rows: @escaping @Sendable (MatchFacts) -> [Row]) {
    self.name = name
    headings = columns.map { Heading(name: $0.name, type: $0.type, unit: $0.unit, source: $0.source) }
    cells = { facts in rows(facts).map { row in columns.map { $0.value(row) } } }
  }

  public static let all = [match, appearance, action]

  /// The rows of a match, each with a cell a column.
  public func rows(of facts: MatchFacts) -> [[Cell]] { cells(facts) }
}
