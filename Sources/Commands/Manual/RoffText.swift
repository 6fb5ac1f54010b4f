/// Text escaped for man(7).
enum RoffText {
  /// mandoc warns about long lines, and counts a non-ASCII letter as its escape, \[u00E9].
  private static let longest = 76

  private static func length(_ word: String) -> Int {
    word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : "\\[u00E9]".count) }
  }

  /// Running text, broken into short lines, none of which looks like a request or ends a sentence by accident.
  static func filled(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace).map({ breakable(plain(String($0))) }) {
      if !line.isEmpty, length(line) + 1 + length(word) > longest {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    // A full stop at the end of a line would be followed by two spaces, so it is escaped.
    let ends = lines.dropLast().map { $0.last.map { ".?!:)”»’\"".contains($0) } == true ? $0 + "\\&" : $0 }
    return (ends + lines.suffix(1)).map(noRequest).joined(separator: "\n")
  }

  /// Allows line breaks at the commas of a long list without spaces.
  private static func breakable(_ word: String) -> String { word.count > 40 ? word.replacing(",", with: ",\\:") : word }

  /// A single line.
  static func line(_ text: String) -> String { noRequest(plain(text)) }

  /// Escapes backslashes, hyphens, apostrophes and similar characters, so that they are printed unchanged.
  static func plain(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("`", with: "\\(ga").replacing("^", with: "\\(ha").replacing("~", with: "\\(ti")
  }

  /// Escapes a line that would be mistaken for a request.
  private static func noRequest(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }
}
