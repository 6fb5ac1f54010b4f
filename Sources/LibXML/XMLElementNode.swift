public struct XMLAttribute: Sendable, Hashable {
  public var name: String
  /// The value with references resolved.
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// An element and its contents as plain values. Comments and processing instructions are left out.
public struct XMLElementNode: Sendable, Hashable {
  /// The full name, including the prefix.
  public var name: String
  public var attributes: [XMLAttribute]
  public var children: [XMLElementNode]
  /// The text directly inside, including white space; runs separated by child elements are joined.
  public var text: String
  /// Line of the end of its start tag, from 1.
  public var line: Int

  public init(
    name: String, attributes: [XMLAttribute] = [], children: [XMLElementNode] = [], text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The name of text nodes in a tree that keeps their order (``XMLDocument/tree(keepsOrder:)``).
  public static let textName = "#text"

  /// The name without its prefix, which other programs are free to choose.
  public var localName: Substring { name.withoutPrefix }

  public subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  public func child(_ name: String) -> XMLElementNode? { children.first { $0.name == name } }

  public func children(_ name: String) -> [XMLElementNode] { children.filter { $0.name == name } }
}

extension XMLAttribute {
  public var localName: Substring { name.withoutPrefix }
}

extension String {
  fileprivate var withoutPrefix: Substring { firstIndex(of: ":").map { self[index(after: $0)...] } ?? self[...] }
}
