/// A page in the language of man(7), such as groff and mandoc read without a complaint: no paragraph right after a
/// heading, no empty lines, no long ones.
struct Roff {
  private(set) var text = ""
  /// After a heading, where a paragraph has begun already.
  private var isFresh = true

  /// A request is one line, and so is each of its arguments.
  mutating func request(_ name: String, _ arguments: [String]) {
    let quoted = arguments.map { argument in
      "\"" + RoffText.plain(argument.replacing("\n", with: " ")).replacing("\"", with: "\\(dq") + "\""
    }
    add("." + ([name] + quoted).joined(separator: " "))
  }

  /// What a page begins with: its name and section, its day, what it is of, and the title of the manual.
  mutating func title(_ name: String, _ section: Int, _ day: String, _ source: String, _ manual: String) {
    // A day is no text: its hyphens are not typed.
    add(".TH \(RoffText.plain(name)) \(section) \(day) \"\(RoffText.plain(source))\" \"\(RoffText.plain(manual))\"")
    // Words are not parted: half of them are typed. Nor are there holes in the lines.
    add(".nh\n.ad l")
  }

  mutating func section(_ title: String) {
    request("SH", [title.uppercased()])
    isFresh = true
  }

  mutating func subsection(_ title: String) {
    request("SS", [title])
    isFresh = true
  }

  mutating func paragraph(_ text: String) { paragraph(raw: RoffText.filled(text)) }

  /// Names of pages, as they are called for: futbolstats(1).
  mutating func references(_ pages: [(name: String, section: Int)]) {
    paragraph(
      raw: pages.map { "\\fB\(RoffText.plain($0.name))\\fR(\($0.section))" }.joined(separator: ",\n"))
  }

  /// How a program is called: what is typed as it is, then what stands for something, `[OPTION]... FILE`.
  mutating func synopsis(_ typed: String, _ rest: String) {
    let values = RoffText.plain(rest).replacing(/[\w|]+/) { "\\fI\($0.output)\\fR" }
    paragraph(raw: "\\fB\(RoffText.plain(typed))\\fR" + (values.isEmpty ? "" : " " + values))
  }

  /// A term and what it means, the meaning set in.
  mutating func item(_ term: String, _ meanings: String...) {
    add(".TP\n\\fB" + RoffText.plain(term) + "\\fR")
    add(meanings.map(RoffText.filled).joined(separator: "\n.br\n"))
    isFresh = false
  }

  /// Lines whose spaces count, as in a table; set in where there is room.
  mutating func table(_ lines: [String]) {
    let written = lines.filter { !$0.isEmpty }
    let indent = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let isNarrow = written.allSatisfy { $0.count - indent + Self.indent <= Self.width }
    breakParagraph()
    if isNarrow { add(".RS \(Self.indent)") }
    add(".nf")
    for line in lines { add(line.isEmpty ? "\\&" : RoffText.line(String(line.dropFirst(indent)))) }
    add(".fi")
    if isNarrow { add(".RE") }
  }

  /// Columns of text on a page of 80.
  private static let width = 72
  private static let indent = 4

  /// What helps to read: paragraphs, lists and examples, as they stand in a text of help.
  mutating func blocks(_ lines: [String]) {
    for block in HelpBlock.blocks(of: lines) {
      switch block {
      case .paragraph(let text): paragraph(text)
      case .item(let term, let meaning): item(term, meaning)
      case .example(let lines): table(lines)
      }
    }
  }

  private mutating func paragraph(raw lines: String) {
    breakParagraph()
    add(lines)
  }

  private mutating func breakParagraph() {
    if !isFresh { add(".PP") }
    isFresh = false
  }

  private mutating func add(_ lines: String) { text += lines + "\n" }
}
