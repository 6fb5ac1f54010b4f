/// The events of an iCalendar file (RFC 5545) with their properties.
struct CalendarText {
  private(set) var events: [Event] = []

  struct Event {
    /// The line of `BEGIN:VEVENT`, from 1.
    let line: Int
    fileprivate(set) var properties: [Property] = []

    /// The first property with this name.
    subscript(name: String) -> Property? { properties.first { $0.name == name } }
    func text(_ name: String) -> String { self[name]?.text ?? "" }
  }

  struct Property {
    /// Upper case.
    let name: String
    let value: String
    let line: Int

    /// The value with escapes decoded: `\,` is a comma, `\n` a line break.
    var text: String {
      var text = ""
      var isEscaped = false
      for character in value {
        if isEscaped {
          text.append(character == "n" || character == "N" ? "\n" : character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else {
          text.append(character)
        }
      }
      return text
    }
  }

  init(_ text: String) {
    var event: Event?
    // Skip nested components such as alarms.
    var depth = 0
    for (number, line) in Self.unfolded(text) {
      guard let property = Self.property(line, number) else { continue }
      let component = property.value.uppercased()
      switch (property.name, component) {
      case ("BEGIN", "VEVENT") where event == nil: event = Event(line: number)
      case ("BEGIN", _) where event != nil: depth += 1
      case ("END", "VEVENT") where depth == 0:
        if let event { events.append(event) }
        event = nil
      case ("END", _) where depth > 0: depth -= 1
      default: if depth == 0 { event?.properties.append(property) }
      }
    }
  }

  /// Joins folded lines: a line that begins with a space continues the previous one.
  private static func unfolded(_ text: String) -> [(number: Int, line: String)] {
    var lines: [(number: Int, line: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1].line += line.dropFirst()
      } else {
        lines.append((number: index + 1, line: String(line)))
      }
    }
    return lines
  }

  /// Parses `NAME;PARAMETER=VALUE:value` without the parameters, whose quoted values may contain colons.
  private static func property(_ line: String, _ number: Int) -> Property? {
    var isQuoted = false
    let colon = line.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ":" && !isQuoted
    }
    guard let colon else { return nil }
    let name = line[..<colon].prefix { $0 != ";" }.uppercased()
    return Property(name: name, value: String(line[line.index(after: colon)...]), line: number)
  }
}
