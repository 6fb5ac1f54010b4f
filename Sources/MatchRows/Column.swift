import LibJSON

/// A column of stored rows: its name in a line's JSON object and its key path. The same key path is used for writing and
/// reading, so the two cannot disagree.
struct Column<Row>: Sendable {
  let name: String
  let write: @Sendable (Row, inout JSONText) -> Void
  /// Returns false for an invalid value.
  let read: @Sendable (JSONValue, inout Row) -> Bool

  /// - Parameter isLeftOut: true for the value that a row has without the column.
  init<Value: RowValue>(
    _ name: String, _ path: WritableKeyPath<Row, Value> & Sendable,
    isLeftOut: @escaping @Sendable (Value) -> Bool = { $0.isNothing }
  ) {
    self.name = name
    write = { row, json in
      let value = row[keyPath: path]
      if isLeftOut(value) { return }
      json.name(name)
      value.write(to: &json)
    }
    read = { json, row in
      guard let found = json[name] else { return true }
      guard let value = Value(found) else { return false }
      row[keyPath: path] = value
      return true
    }
  }
}

/// A value written as a JSON object with its columns in order.
protocol Record: RowValue {
  static var empty: Self { get }
  static var columns: [Column<Self>] { get }
}

extension Record {
  static var columnNames: [String] { columns.map(\.name) }

  func write(to json: inout JSONText) {
    json.object { json in for column in Self.columns { column.write(self, &json) } }
  }

  init?(_ json: JSONValue) {
    self = Self.empty
    for column in Self.columns where !column.read(json, &self) { return nil }
  }
}
