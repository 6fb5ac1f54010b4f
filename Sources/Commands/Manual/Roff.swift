import Phrases

/// A page in the man(7) macros that groff and mandoc accept without warnings: no paragraph macro after a heading, no
/// empty lines, no long lines.
struct Roff {
  let book: Phrasebook
  private(set) var text = ""
  /// True after a heading, where a paragraph has already begun.
  private var isFresh = true

  init(_ book: Phrasebook) { self.book = book }

  /// A request and each of its arguments must be on one line.
  mutating func request(_ name: String, _ arguments: [String]) {
    let quoted = arguments.map { argument in
      "\"" + RoffText.plain(argument.replacing("\n", with: " ")).replacing("\"", with: "\\(dq") + "\""
    }
    add("." + ([name] + quoted).joined(separator: " "))
  }

  /// The title line: name, section, date, source and title of the manual.
  mutating func title(_ name: String, _ section: Int, _ day: String, _ source: String, _ manual: String) {
    // Leave hyphens in the date unescaped. They only have to be escaped in text meant for copying.
    add(".TH \(RoffText.plain(name)) \(section) \(day) \"\(RoffText.plain(source))\" \"\(RoffText.plain(manual))\"")
    // No hyphenation, because many words are meant to be typed, and no justification, because it leaves gaps.
    add(".nh\n.ad l")
  }

  /// Begins a section.
  /// - Parameters:
  ///   - key: the catalogue key of its title.
  ///   - text: the catalogue key of the text that it begins with.
  mutating func section(_ key: String, text: String? = nil) {
    request("SH", [book(Phrase(key)).uppercased()])
    isFresh = true
    if let text { blocks(book.lines(text)) }
  }

  mutating func subsection(_ title: String) {
    request("SS", [title])
    isFresh = true
  }

  mutating func paragraph(_ text: String) { paragraph(raw: RoffText.filled(text)) }

  mutating func references(_ pages: [(name: String, section: Int)]) {
    paragraph(
      raw: pages.map { "\\fB\(RoffText.plain($0.name))\\fR(\($0.section))" }.joined(separator: ",\n"))
  }

  /// A synopsis: literal words, then placeholders such as `[OPTION]... FILE`.
  mutating func synopsis(_ typed: String, _ rest: String) {
    let values = RoffText.plain(rest).replacing(/[\w|]+/) { "\\fI\($0.output)\\fR" }
    paragraph(raw: "\\fB\(RoffText.plain(typed))\\fR" + (values.isEmpty ? "" : " " + values))
  }

  /// A term with its indented meaning.
  mutating func item(_ term: String, _ meanings: String...) {
    add(".TP\n\\fB" + RoffText.plain(term) + "\\fR")
    add(meanings.map(RoffText.filled).joined(separator: "\n.br\n"))
    isFresh = false
  }

  /// Preformatted lines such as a table, indented if there is room.
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

  /// Width of the text on a page of 80 columns.
  private static let width = 72
  private static let indent = 4

  /// The paragraphs, lists and examples of a help text.
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
