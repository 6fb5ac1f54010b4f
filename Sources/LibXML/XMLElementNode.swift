/// One attribute of an element.
public struct XMLAttribute: Sendable, Hashable {
  /// With its prefix, as written.
  public var name: String
  /// The value, its references resolved.
  public var value: String

  /// - Parameter name: with its prefix, as written.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// An element with everything below it, as plain values. Comments and processing instructions are left out.
public struct XMLElementNode: Sendable, Hashable {
  /// With its prefix, as written.
  public var name: String
  /// In the order of the document.
  public var attributes: [XMLAttribute]
  /// The elements directly inside, in the order of the document.
  public var children: [XMLElementNode]
  /// The text directly inside, white space and all, put together where elements interrupt it.
  public var text: String
  /// Where its start tag ends, from 1, however long the file.
  public var line: Int

  /// An empty element on no line, unless told otherwise.
  public init(
    name: String, attributes: [XMLAttribute] = [], children: [XMLElementNode] = [], text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The name of a text that stands among elements, in a tree that keeps their order (``XMLDocument/mixedTree()``).
  public static let textName = "#text"

  /// The name without its prefix: programs choose prefixes as they like.
  public var localName: Substring { name.withoutPrefix }

  /// The value of an attribute, or nil where the element has none of that name.
  public subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The first child of that name.
  public func child(_ name: String) -> XMLElementNode? { children.first { $0.name == name } }

  /// All children of that name.
  public func children(_ name: String) -> [XMLElementNode] { children.filter { $0.name == name } }
}

extension XMLAttribute {
  /// The name without its prefix.
  public var localName: Substring { name.withoutPrefix }
}

extension String {
  fileprivate var withoutPrefix: Substring { firstIndex(of: ":").map { self[index(after: $0)...] } ?? self[...] }
}
