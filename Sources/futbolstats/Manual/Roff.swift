/// The requests of man(7), as far as the page needs them.
struct Roff {
  private(set) var text = ""

  /// A request is one line, and so is each of its arguments.
  mutating func request(_ name: String, _ arguments: [String]) {
    let quoted = arguments.map { argument in
      "\"" + Self.plain(argument.replacing("\n", with: " ")).replacing("\"", with: "\\(dq") + "\""
    }
    text += "." + ([name] + quoted).joined(separator: " ") + "\n"
  }

  mutating func section(_ title: String) { request("SH", [title]) }
  mutating func subsection(_ title: String) { request("SS", [title]) }
  mutating func paragraph(_ line: String) { text += ".PP\n" + Self.escaped(line) + "\n" }

  /// How a program is called.
  mutating func synopsis(_ name: String, _ command: String) {
    text += ".PP\n\\fB\(Self.plain(name))\\fR \\fI\(Self.plain(command))\\fR [\\fI...\\fR]\n"
  }

  /// A line of its own, not filled with its neighbours.
  mutating func line(_ line: String) { text += ".br\n" + Self.escaped(line) + "\n" }

  /// Lines whose spaces count, as in a table.
  mutating func table(_ lines: [String]) {
    text += ".PP\n.nf\n" + lines.map { Self.escapedLine($0) + "\n" }.joined() + ".fi\n"
  }

  /// A text of paragraphs, with lines that are set in, as rows of a table, kept as they are.
  mutating func page(_ lines: [String]) {
    var rest = lines[...]
    while let first = rest.first {
      let rows = rest.prefix { $0.hasPrefix("  ") }
      if rows.isEmpty { paragraph(first) } else { table(Array(rows)) }
      rest = rest.dropFirst(max(1, rows.count))
    }
  }

  mutating func item(_ term: String, _ meanings: String...) {
    text += ".TP\n\\fB" + Self.plain(term) + "\\fR\n" + meanings.map(Self.escaped).joined(separator: "\n.br\n") + "\n"
  }

  /// A text whose line breaks are kept.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escapedLine(String($0)) }
      .joined(separator: "\n.br\n")
  }

  /// What would be a request at the start of a line is none.
  private static func escapedLine(_ text: String) -> String {
    let plain = plain(text)
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }

  /// Backslashes, hyphens and quotation marks that are typed.
  static func plain(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
