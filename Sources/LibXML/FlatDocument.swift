/// A document's elements, attributes and texts in a few arrays: all that a reader of files needs, in one pass over the
/// bytes and without a tree of libxml2's. Comments and processing instructions are left out.
///
/// What is well-formed, what may be read and what is too much is decided as for ``XMLDocument``.
public final class FlatDocument: Sendable {
  /// The name that errors give as their file.
  public let name: String
  /// The encoding the document declares, as it writes it; nil where it declares none (then it is UTF-8 or UTF-16).
  public let encoding: String?
  /// Whether it is made of elements without prefixes, attributes and plain texts alone. What else there may be inside a
  /// root element (comments, CDATA, namespaces) is rare, and only libxml2 says what a DTD makes of it.
  let isPlain: Bool
  let table: FlatTable

  init(name: String, encoding: String?, isPlain: Bool, table: FlatTable) {
    (self.name, self.encoding, self.isPlain, self.table) = (name, encoding, isPlain, table)
  }

  /// The outermost element.
  public var root: FlatElement { FlatElement(document: self, place: 0) }

  /// Whether the value of an attribute, or a text without elements in it, has more bytes of UTF-8.
  public func hasText(longerThan count: Int) -> Bool {
    table.attributes.contains { $0.value.count > count } || table.runs.contains { $0.text.count > count }
  }
}

/// An element of a ``FlatDocument``; named and asked as an ``XMLElementNode``.
public struct FlatElement: Sendable {
  let document: FlatDocument
  let place: Int
  /// Whether what is below it is passed over.
  var isBare = false

  private var record: FlatTable.Element { document.table.elements[place] }

  /// With its prefix, as written.
  public var name: String { document.table.names[record.name] }
  /// Where its start tag ends, from 1.
  public var line: Int { Int(record.line) }

  /// The text directly inside, white space and all, put together where elements interrupt it.
  public var text: String {
    guard !isBare, let first = document.table.run(record.firstRun) else { return "" }
    var text = document.table.text(first.text)
    var next = first.next
    while let run = document.table.run(next) {
      text += document.table.text(run.text)
      next = run.next
    }
    return text
  }

  /// The value of an attribute, or nil where the element has none of that name.
  public subscript(attribute: StaticString) -> String? {
    for place in record.attributes
    where document.table.names.isName(document.table.attributes[place].name, attribute) {
      return document.table.text(document.table.attributes[place].value)
    }
    return nil
  }

  /// In the order of the document.
  public var attributes: [XMLAttribute] {
    record.attributes.map { place in
      let attribute = document.table.attributes[place]
      return XMLAttribute(
        name: document.table.names[attribute.name], value: document.table.text(attribute.value))
    }
  }

  /// The elements directly inside, in the order of the document.
  public var children: FlatChildren { FlatChildren(document, isBare ? -1 : record.firstChild) }

  /// The first child of that name.
  public func child(_ name: StaticString) -> FlatElement? {
    var next = isBare ? -1 : record.firstChild
    while next >= 0 {
      let child = document.table.elements[Int(next)]
      if document.table.names.isName(child.name, name) { return FlatElement(document: document, place: Int(next)) }
      next = child.nextSibling
    }
    return nil
  }

  /// All children of that name.
  public func children(_ name: StaticString) -> [FlatElement] { children.filter { $0.isNamed(name) } }

  /// The elements in the first child of that name; none where there is no such child.
  public func children(in name: StaticString) -> FlatChildren { child(name)?.children ?? FlatChildren(document, -1) }

  /// Whether it has that name, prefix included.
  public func isNamed(_ name: StaticString) -> Bool { document.table.names.isName(record.name, name) }

  /// The same without what is below it.
  public var bare: FlatElement { FlatElement(document: document, place: place, isBare: true) }
}

/// The elements directly inside another.
public struct FlatChildren: Sequence, IteratorProtocol, Sendable {
  private let document: FlatDocument
  private var place: Int32

  init(_ document: FlatDocument, _ first: Int32) { (self.document, place) = (document, first) }

  /// The next of them; nil after the last.
  public mutating func next() -> FlatElement? {
    guard place >= 0 else { return nil }
    defer { place = document.table.elements[Int(place)].nextSibling }
    return FlatElement(document: document, place: Int(place))
  }

  /// Whether there are none left.
  public var isEmpty: Bool { place < 0 }
  /// How many there are; they are counted one by one.
  public var count: Int { reduce(0) { count, _ in count + 1 } }
  /// The last of them; nil where there are none.
  public var last: FlatElement? { reduce(nil) { $1 } }
}
