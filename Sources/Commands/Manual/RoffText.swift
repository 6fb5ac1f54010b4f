/// Text as man(7) has it.
enum RoffText {
  /// Longer lines are hard to read in the source, and mandoc says so: to it, any letter but an ASCII one is \[u00E9].
  private static let longest = 76

  private static func length(_ word: String) -> Int {
    word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : "\\[u00E9]".count) }
  }

  /// Text to be filled: broken between words into short lines, none of which is taken for a request or ends a
  /// sentence that goes on.
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
    // Where a line ends like a sentence, two spaces would follow, and nowhere else.
    let ends = lines.dropLast().map { $0.last.map { ".?!:)”»’\"".contains($0) } == true ? $0 + "\\&" : $0 }
    return (ends + lines.suffix(1)).map(noRequest).joined(separator: "\n")
  }

  /// A list without spaces that no line has room for may be broken at its commas.
  private static func breakable(_ word: String) -> String {
    word.count > 40 ? word.replacing(",", with: ",\\:") : word
  }

  /// A line of its own.
  static func line(_ text: String) -> String { noRequest(plain(text)) }

  /// Backslashes, hyphens, apostrophes and the like as they are typed.
  static func plain(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("`", with: "\\(ga").replacing("^", with: "\\(ha").replacing("~", with: "\\(ti")
  }

  /// What would be a request at the start of a line is none.
  private static func noRequest(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }
}
