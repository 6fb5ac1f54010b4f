/// Parses a page into a list of its elements. It only handles the HTML that libxslt writes: attributes in double
/// quotes, and end tags except for void elements.
struct Markup {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// Index in `elements`; nil for the first.
    let parent: Int?
    /// The range of its contents in the source.
    fileprivate(set) var content: Range<Int>
  }

  private(set) var elements: [Element] = []
  private let source: [UInt8]

  private static let empty: Set<String> = ["br", "col", "hr", "img", "input", "link", "meta"]
  /// Elements whose contents are not markup.
  private static let raw: Set<String> = ["script", "style"]

  init(_ source: [UInt8]) {
    self.source = source
    read()
  }

  /// The text of an element and its descendants.
  func text(of element: Element) -> String {
    var text: [UInt8] = []
    var isTag = false
    for byte in source[element.content] {
      if byte == UInt8(ascii: "<") { isTag = true }
      if !isTag { text.append(byte) }
      if byte == UInt8(ascii: ">") { isTag = false }
    }
    return Self.decoded(text)
  }

  func all(_ names: String...) -> [Element] { elements.filter { names.contains($0.name) } }

  func first(_ name: String) -> Element? { elements.first { $0.name == name } }

  /// Child elements.
  func children(of element: Element) -> [Element] {
    elements.filter { $0.parent.map { elements[$0].content == element.content } ?? false }
  }

  /// Descendants at any depth.
  func descendants(of element: Element, _ names: String...) -> [Element] {
    elements.filter {
      names.contains($0.name) && element.content.contains($0.content.lowerBound) && $0.content != element.content
    }
  }

  /// The element and its ancestors, innermost first.
  func path(_ element: Element) -> [Element] {
    var path = [element]
    var next = element.parent
    while let place = next {
      path.append(elements[place])
      next = elements[place].parent
    }
    return path
  }
}

// MARK: Reading

extension Markup {
  /// A loop, because the tests are not optimized and generic searches of bytes are slow then.
  private func index(of byte: Unicode.Scalar, from start: Int) -> Int? {
    let byte = UInt8(ascii: byte)
    var place = start
    while place < source.count {
      if source[place] == byte { return place }
      place += 1
    }
    return nil
  }

  private mutating func read() {
    var open: [Int] = []
    var place = 0
    while let start = index(of: "<", from: place), let end = index(of: ">", from: start) {
      let tag = source[(start + 1)..<end]
      place = end + 1
      if tag.first == UInt8(ascii: "!") { continue }
      if tag.first == UInt8(ascii: "/") {
        let name = String(decoding: tag.dropFirst(), as: UTF8.self)
        guard let match = open.lastIndex(where: { elements[$0].name == name }) else { continue }
        for place in open[match...] { elements[place].content = elements[place].content.lowerBound..<start }
        open.removeSubrange(match...)
        continue
      }
      let element = Self.element(tag, parent: open.last, from: place)
      elements.append(element)
      if Self.raw.contains(element.name) {
        let end = Array("</\(element.name)".utf8)
        while let next = index(of: "<", from: place), !source[next...].starts(with: end) { place = next + 1 }
      }
      if !Self.empty.contains(element.name) { open.append(elements.count - 1) }
    }
  }

  private static func element(_ tag: ArraySlice<UInt8>, parent: Int?, from start: Int) -> Element {
    let nameEnd = tag.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } ?? tag.endIndex
    var attributes: [String: String] = [:]
    var rest = tag[nameEnd...]
    while let first = rest.firstIndex(where: { $0 > 0x20 }) {
      rest = rest[first...]
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")), rest.index(equals, offsetBy: 2) <= rest.endIndex,
        let close = rest[(equals + 2)...].firstIndex(of: UInt8(ascii: "\""))
      else { break }
      let name = String(decoding: rest[..<equals], as: UTF8.self)
      attributes[name] = decoded(rest[(equals + 2)..<close])
      rest = rest[(close + 1)...]
    }
    let name = String(decoding: tag[..<nameEnd], as: UTF8.self)
    return Element(name: name, attributes: attributes, parent: parent, content: start..<start)
  }

  private static func decoded(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}"), ("&amp;", "&")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
