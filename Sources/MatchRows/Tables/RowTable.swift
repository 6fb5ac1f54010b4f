/// A table for other programs, with the rows of a match.
public struct RowTable: Sendable {
  public struct Heading: Hashable, Sendable {
    public let name: String
    public let type: ColumnType
    /// Its definition. Empty for data taken directly from the file.
    public let source: String
  }

  public let name: String
  /// Sorted like the cells of a row.
  public let headings: [Heading]
  /// The rows of a match.
  public let rows: @Sendable (MatchFacts) -> [[Cell]]

  init<Row>(_ name: String, _ columns: [TableColumn<Row>], _ rows: @escaping @Sendable (MatchFacts) -> [Row]) {
    self.name = name
    headings = columns.map(\.heading)
    self.rows = { facts in rows(facts).map { row in columns.map { $0.value(row) } } }
  }

  /// The version of the tables, which changes whenever the meaning of any column changes. `Schema/archive.sql` contains
  /// the same number. The lines of parts have a separate version, ``MatchLine/format``.
  public static let format = 2

  /// All tables; see `docs/SCALE.md`.
  public static let all = [match, appearance, action]
}
