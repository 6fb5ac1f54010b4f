/// A block of a help text. Help texts are written for the terminal, where indented lines with a gap form a list:
///
///     A squad comes from a file:
///       table  CSV with a header
///              (number is enough)
enum HelpBlock: Equatable {
  /// Text that may be reflowed.
  case paragraph(String)
  case item(term: String, meaning: String)
  /// Literal lines: commands or a drawing.
  case example([String])

  static func blocks(of lines: [String]) -> [HelpBlock] {
    var blocks: [HelpBlock] = []
    var isOpen = false
    /// Column in which the meanings of the list begin; nil outside a list.
    var column: Int?
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      let text = String(line.dropFirst(indent))
      defer { isOpen = !text.isEmpty }
      if text.isEmpty {
        column = nil
      } else if indent == 0 {
        blocks.join(text, isOpen && column == nil)
        column = nil
      } else if let match = text.firstMatch(of: /^(\S.*?) {2,}(\S.*)$/) {
        blocks.append(.item(term: String(match.1), meaning: String(match.2)))
        column = indent + text.distance(from: text.startIndex, to: match.2.startIndex)
      } else if let column, indent >= column, case .item(let term, let meaning)? = blocks.last {
        blocks[blocks.count - 1] = .item(term: term, meaning: meaning + " " + text)
      } else if column != nil {
        blocks.append(.paragraph(text))
      } else if isOpen, case .example(let lines)? = blocks.last {
        blocks[blocks.count - 1] = .example(lines + [line])
      } else {
        blocks.append(.example([line]))
      }
    }
    return blocks
  }
}

extension [HelpBlock] {
  /// Appends the line to the previous paragraph if it continues that paragraph; otherwise begins a new one.
  fileprivate mutating func join(_ line: String, _ goesOn: Bool) {
    if goesOn, case .paragraph(let text)? = last {
      self[count - 1] = .paragraph(text + " " + line)
    } else {
      append(.paragraph(line))
    }
  }
}
