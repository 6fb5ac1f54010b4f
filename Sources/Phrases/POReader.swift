/// Parses the subset of gettext's PO format that our catalogues use: comments, flags, `msgid`, `msgid_plural`,
/// `msgstr`, and obsolete entries, which are skipped. Anything else is an error with its line.
///
/// It makes a single pass over the bytes, because it runs before the first prompt.
struct POReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The current line, from 1.
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Checks the header for UTF-8 and the plural rule that `Catalogue.Entry` implements.
  mutating func readHeader() throws(POError) {
    _ = skipComments()
    let start = line
    guard take("msgid"), try string().isEmpty, take("msgstr") else { throw POError(.noHeader, line: start) }
    let fields = try string().lowercased().filter { $0 != " " }.split(separator: "\n")
    guard fields.contains("content-type:text/plain;charset=utf-8") else { throw POError(.notUTF8, line: start) }
    let rules = ["plural-forms:nplurals=2;plural=(n!=1);", "plural-forms:nplurals=2;plural=n!=1;"]
    guard fields.contains(where: { field in rules.contains { $0 == field || $0.dropLast() == field } }) else {
      throw POError(.otherPluralForms, line: start)
    }
  }

  /// The next translated entry with its first line. Nil at the end of the file.
  mutating func next() throws(POError) -> (key: String, entry: Catalogue.Entry, line: Int)? {
    while true {
      let isFuzzy = skipComments()
      if position == bytes.count { return nil }
      let start = line
      try expect("msgid")
      let key = try string()
      if key.isEmpty { throw POError(.duplicateKey(key), line: start) }
      let entry = try text()
      if isFuzzy || entry.other.isEmpty || entry.one?.isEmpty == true { continue }
      return (key, entry, start)
    }
  }

  private mutating func text() throws(POError) -> Catalogue.Entry {
    guard take("msgid_plural") else {
      try expect("msgstr")
      return Catalogue.Entry(one: nil, other: try string())
    }
    _ = try string()
    try expect("msgstr[0]")
    let one = try string()
    try expect("msgstr[1]")
    return Catalogue.Entry(one: one, other: try string())
  }

  /// Skips blank lines and comments. Returns true if one of the comments is a `fuzzy` flag.
  private mutating func skipComments() -> Bool {
    var isFuzzy = false
    while position < bytes.count {
      skipSpaces()
      guard position < bytes.count else { break }
      if bytes[position] == UInt8(ascii: "#") {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        if start + 1 < position, bytes[start + 1] == UInt8(ascii: ",") {
          isFuzzy = isFuzzy || flags(start + 2..<position).contains("fuzzy")
        }
      }
      guard takeLineEnd() else { break }
    }
    return isFuzzy
  }

  private func flags(_ range: Range<Int>) -> [Substring] {
    String(decoding: bytes[range], as: UTF8.self).split { $0 == "," || $0.isWhitespace }
  }

  private mutating func expect(_ keyword: StaticString) throws(POError) {
    guard take(keyword) else { throw POError(.unexpectedLine, line: line) }
  }

  /// Consumes the keyword and following spaces if the line begins with it and a string follows.
  private mutating func take(_ keyword: StaticString) -> Bool {
    let count = keyword.utf8CodeUnitCount
    guard position + count < bytes.count else { return false }
    for offset in 0..<count where bytes[position + offset] != keyword.utf8Start[offset] { return false }
    let next = bytes[position + count]
    guard next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") || next == UInt8(ascii: "\"") else { return false }
    position += count
    skipSpaces()
    return true
  }

  /// Reads one or more quoted strings on consecutive lines and joins them.
  private mutating func string() throws(POError) -> String {
    let start = line
    var text: [UInt8] = []
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      throw POError(.unexpectedLine, line: line)
    }
    while position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      try appendQuoted(to: &text)
      guard position == bytes.count || takeLineEnd() else { throw POError(.unexpectedLine, line: line) }
      skipSpaces()
    }
    guard let valid = String(validating: text, as: UTF8.self) else { throw POError(.notUTF8, line: start) }
    return valid
  }

  private mutating func appendQuoted(to text: inout [UInt8]) throws(POError) {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let start = position
      while position < bytes.count, !endsRun(bytes[position]) { position += 1 }
      text.append(contentsOf: bytes[start..<position])
      guard position < bytes.count, bytes[position] != UInt8(ascii: "\n") else { break }
      position += 1
      if bytes[position - 1] == UInt8(ascii: "\"") { return }
      text.append(try escaped())
    }
    throw POError(.unterminatedString, line: line)
  }

  /// True if the byte ends a run of literal bytes.
  private func endsRun(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n")
  }

  private mutating func escaped() throws(POError) -> UInt8 {
    guard position < bytes.count else { throw POError(.unterminatedString, line: line) }
    defer { position += 1 }
    switch bytes[position] {
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return bytes[position]
    default: throw POError(.unknownEscape, line: line)
    }
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
      position += 1
    }
  }

  /// Consumes the line end, including a carriage return. False if anything else is left on the line.
  private mutating func takeLineEnd() -> Bool {
    skipSpaces()
    if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\n") else { return false }
    position += 1
    line += 1
    return true
  }
}
