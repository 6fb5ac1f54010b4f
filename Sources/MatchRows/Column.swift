import LibJSON

/// One thing that is kept of a row: what it is called, what it counts, where that is defined, and where it is in memory.
/// The one key path both writes it and reads it, so that the two cannot disagree.
public struct Column<Row>: Sendable {
  /// Its name in a line's JSON object.
  public let name: String
  /// What it counts: `goals`, `minutes`; empty for what is no number.
  public let unit: String
  /// Where it is defined: a law, or a line of docs/STATISTICS.md; empty for what the file says itself.
  public let source: String
  let write: @Sendable (Row, inout JSONText) -> Void
  /// False where what is there is none.
  let read: @Sendable (JSONValue, inout Row) -> Bool

  init<Value: RowValue>(
    _ name: StaticString, _ path: WritableKeyPath<Row, Value> & Sendable, unit: String = "", source: String = ""
  ) {
    let key = "\(name)"
    self.name = key
    self.unit = unit
    self.source = source
    write = { row, json in
      let value = row[keyPath: path]
      if value.isNothing { return }
      json.name(name)
      value.write(to: &json)
    }
    read = { json, row in
      guard let found = json[key] else { return true }
      guard let value = Value(found) else { return false }
      row[keyPath: path] = value
      return true
    }
  }
}

/// What is written as an object: its columns, in their order.
protocol Record: RowValue {
  /// With nothing in it.
  static var empty: Self { get }
  static var columns: [Column<Self>] { get }
}

extension Record {
  var isNothing: Bool { false }

  func write(to json: inout JSONText) {
    json.object { json in for column in Self.columns { column.write(self, &json) } }
  }

  init?(_ json: JSONValue) {
    self = Self.empty
    for column in Self.columns where !column.read(json, &self) { return nil }
  }
}
