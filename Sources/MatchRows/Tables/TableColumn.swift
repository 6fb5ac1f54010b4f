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
struct TableColumn<Row>: Sendable {
  let heading: RowTable.Heading
  let value: @Sendable (Row) -> Cell

  static func number(
    _ name: String, _ type: ColumnType = .smallint, source: String = "", _ read: @escaping @Sendable (Row) -> Int?
  ) -> TableColumn {
    TableColumn(heading: RowTable.Heading(name: name, type: type, source: source)) {
      read($0).map { .number($0) } ?? .nothing
    }
  }

  /// An empty text is written as nothing.
  static func text(
    _ name: String, _ type: ColumnType = .text, _ read: @escaping @Sendable (Row) -> String
  ) -> TableColumn {
    TableColumn(heading: RowTable.Heading(name: name, type: type, source: "")) {
      let text = read($0)
      return text.isEmpty ? .nothing : .text(text)
    }
  }

  static func truth(_ name: String, _ read: @escaping @Sendable (Row) -> Bool?) -> TableColumn {
    TableColumn(heading: RowTable.Heading(name: name, type: .boolean, source: "")) {
      read($0).map { .truth($0) } ?? .nothing
    }
  }
}
