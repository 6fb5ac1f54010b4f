/// A document's elements, attributes and texts in a few arrays, built in one pass without libxml2's tree. Comments and
/// processing instructions are left out.
///
/// Well-formedness, accessible files and limits follow the same rules as in ``XMLDocument``.
public final class FlatDocument: Sendable {
  /// The declared encoding. Nil if none is declared; the document is then UTF-8 or UTF-16.
  public let encoding: String?
  /// True if the document consists only of elements without prefixes, attributes and plain text. Anything else inside
  /// the root (comments, CDATA, namespaces) is rare and is left to libxml2 to validate.
  let isPlain: Bool
  let table: FlatTable

  init(encoding: String?, isPlain: Bool, table: FlatTable) {
    self.encoding = encoding
    self.isPlain = isPlain
    self.table = table
  }

  public var root: FlatElement { FlatElement(document: self, place: 0) }

  /// True if an attribute value or a run of text has more than `count` UTF-8 bytes.
  public func hasText(longerThan count: Int) -> Bool {
    table.attributes.contains { $0.value.count > count } || table.runs.contains { $0.text.count > count }
  }
}

/// An element of a ``FlatDocument``, with the interface of ``XMLElementNode``.
public struct FlatElement: Sendable {
  let document: FlatDocument
  let place: Int
  /// True if the children and the text are hidden.
  var isBare = false

  private var record: FlatTable.Element { document.table.elements[place] }

  public var name: String { document.table.names[record.name] }
  public var line: Int { Int(record.line) }

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

  public subscript(attribute: StaticString) -> String? {
    for place in record.attributes
    where document.table.names.isName(document.table.attributes[place].name, attribute) {
      return document.table.text(document.table.attributes[place].value)
    }
    return nil
  }

  public var attributes: [XMLAttribute] {
    record.attributes.map { place in
      let attribute = document.table.attributes[place]
      return XMLAttribute(
        name: document.table.names[attribute.name], value: document.table.text(attribute.value))
    }
  }

  public var children: FlatChildren { FlatChildren(document, isBare ? -1 : record.firstChild) }

  public func child(_ name: StaticString) -> FlatElement? {
    var next = isBare ? -1 : record.firstChild
    while next >= 0 {
      let child = document.table.elements[Int(next)]
      if document.table.names.isName(child.name, name) { return FlatElement(document: document, place: Int(next)) }
      next = child.nextSibling
    }
    return nil
  }

  public func children(_ name: StaticString) -> [FlatElement] {
    children.filter { document.table.names.isName($0.record.name, name) }
  }

  /// The children of the first child with this name; empty if no child has it.
  public func children(in name: StaticString) -> FlatChildren { child(name)?.children ?? FlatChildren(document, -1) }

  /// The element without its children and text.
  public var bare: FlatElement { FlatElement(document: document, place: place, isBare: true) }
}

public struct FlatChildren: Sequence, IteratorProtocol, Sendable {
  private let document: FlatDocument
  private var place: Int32

  init(_ document: FlatDocument, _ first: Int32) {
    self.document = document
    place = first
  }

  public mutating func next() -> FlatElement? {
    guard place >= 0 else { return nil }
    defer { place = document.table.elements[Int(place)].nextSibling }
    return FlatElement(document: document, place: Int(place))
  }

  public var isEmpty: Bool { place < 0 }
  /// Linear time.
  public var count: Int { reduce(0) { count, _ in count + 1 } }
  public var last: FlatElement? { reduce(nil) { $1 } }
}
