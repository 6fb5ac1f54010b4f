/// Builds diagnostics from libxslt's text, which arrives in pieces: an error has a line with its position and a line
/// with its message, while `xsl:message` is only the text.
struct DiagnosticLines {
  private var pending = ""
  private var place: Place?

  private struct Place {
    var level: XMLDiagnostic.Level
    var file: String?
    var line = 0
    var element: String?
  }

  /// - Returns: the diagnostics that this text completes.
  mutating func add(_ text: String, file: String) -> [XMLDiagnostic] {
    pending += text
    var complete: [XMLDiagnostic] = []
    while let end = pending.firstIndex(of: "\n") {
      let line = String(pending[..<end])
      pending.removeSubrange(...end)
      if let diagnostic = take(line, file: file) { complete.append(diagnostic) }
    }
    return complete
  }

  /// The diagnostic for text that was left without a final newline.
  mutating func finish(file: String) -> XMLDiagnostic? {
    defer { pending = "" }
    return pending.isEmpty ? nil : take(pending, file: file)
  }

  private mutating func take(_ line: String, file: String) -> XMLDiagnostic? {
    if let start = Self.place(line) {
      place = start
      return nil
    }
    defer { place = nil }
    guard !line.isEmpty else { return nil }
    return XMLDiagnostic(
      domain: .xslt, code: 0, level: place?.level ?? .message, file: place?.file ?? file, line: place?.line ?? 0,
      element: place?.element, message: line)
  }

  /// Parses "runtime error: file F line N element E". Any part after the colon may be missing.
  private static func place(_ line: String) -> Place? {
    for kind in ["compilation error", "runtime error", "error"] {
      if line == kind { return Place(level: .error) }
      guard line.hasPrefix(kind + ": ") else { continue }
      var rest = line.dropFirst(kind.utf8.count + 2)
      var place = Place(level: .error)
      if let element = rest.lastRange(of: "element ") {
        place.element = String(rest[element.upperBound...])
        rest = rest[..<element.lowerBound].trimmingSpace
      }
      if let number = rest.lastRange(of: "line "), let value = Int(rest[number.upperBound...]) {
        place.line = value
        rest = rest[..<number.lowerBound].trimmingSpace
      }
      if rest.hasPrefix("file ") { place.file = String(rest.dropFirst(5)) }
      return place
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingSpace: Substring { last == " " ? dropLast() : self }

  /// The last occurrence of the word at the start of the text or after a space.
  fileprivate func lastRange(of word: String) -> Range<Index>? {
    var position = endIndex
    while position > startIndex {
      position = index(before: position)
      guard position == startIndex || self[index(before: position)] == " " else { continue }
      if self[position...].hasPrefix(word) { return position..<index(position, offsetBy: word.count) }
    }
    return nil
  }
}
