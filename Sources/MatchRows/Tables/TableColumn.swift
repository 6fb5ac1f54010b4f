/// A value in a row.
public enum Cell: Hashable, Sendable {
  case nothing
  case number(Int)
  case text(String)
  case truth(Bool)
}

/// The SQL type of a column.
public enum ColumnType: String, Sendable {
  case smallint, integer, bigint, text, boolean, date, uuid
}

/// A column of a table for other programs.
public struct TableColumn<Row>: Sendable {
  /// The name in a header or a JSON object.
  public let name: String
  /// The type of its cells.
  public let type: ColumnType
  /// The unit. Empty for values that are not numbers.
  public let unit: String
  /// Its definition. Empty for data taken directly from the file.
  public let source: String
  let value: @Sendable (Row) -> Cell

  private init(
    _ name: String, _ type: ColumnType, unit: String, source: String, _ value: @escaping @Sendable (Row) -> Cell
  ) {
    self.name = name
    self.type = type
    self.unit = unit
    self.source = source
    self.value = value
  }

  static func number(
    _ name: String, _ type: ColumnType = .smallint, unit: String = "", source: String = "",
    _ read: @escaping @Sendable (Row) -> Int?
  ) -> TableColumn {
    TableColumn(name, type, unit: unit, source: source) { read($0).map { .number($0) } ?? .nothing }
  }

  /// An empty text is written as nothing.
  static func text(
    _ name: String, _ type: ColumnType = .text, _ read: @escaping @Sendable (Row) -> String
  ) -> TableColumn {
    TableColumn(name, type, unit: "", source: "") { read($0).isEmpty ? .nothing : .text(read($0)) }
  }

  static func truth(_ name: String, _ read: @escaping @Sendable (Row) -> Bool?) -> TableColumn {
    TableColumn(name, .boolean, unit: "", source: "") { read($0).map { .truth($0) } ?? .nothing }
  }
}
