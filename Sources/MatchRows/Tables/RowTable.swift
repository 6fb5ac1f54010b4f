/// A table for other programs: what it has of a match.
public struct RowTable: Sendable {
  /// A column without what reads it.
  public struct Heading: Hashable, Sendable {
    /// Its name in a header or a JSON object.
    public let name: String
    /// What its cells may hold.
    public let type: ColumnType
    /// What it counts; empty for what is no number.
    public let unit: String
    /// Where it is defined; empty for what the file says itself.
    public let source: String
  }

  /// What the table is called: `match`.
  public let name: String
  /// Its columns, in the order of a row's cells.
  public let headings: [Heading]
  let cells: @Sendable (MatchFacts) -> [[Cell]]

  init<Row>(_ name: String, _ columns: [TableColumn<Row>], _ rows: @escaping @Sendable (MatchFacts) -> [Row]) {
    self.name = name
    headings = columns.map { Heading(name: $0.name, type: $0.type, unit: $0.unit, source: $0.source) }
    cells = { facts in rows(facts).map { row in columns.map { $0.value(row) } } }
  }

  /// Every table there is; `docs/SCALE.md` says what each has.
  public static let all = [match, appearance, action]

  /// The rows of a match, each with a cell a column.
  public func rows(of facts: MatchFacts) -> [[Cell]] { cells(facts) }
}
