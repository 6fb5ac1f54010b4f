/// The forms of elements that a DTD has found valid, so that it need not judge the next element of the same form.
///
/// Whether an element is valid depends on its form alone: its name, its attributes and the values of those that may not
/// be any text, whether there is text in it, and the names of its children (XML 1.0, sections 3 and 3.3.1). That holds
/// where no attribute is an identifier, a reference or an entity, which are compared with the rest of the document.
struct KnownForms {
  /// A form is a sequence of symbols, and a path in a tree of prefixes; it is known where the path's end is final.
  private struct Node {
    let symbol: Int32
    var sibling: Int32 = -1
    var child: Int32 = -1
    var isFinal = false
  }

  /// What stands between attributes and children. No name has these symbols, nor that of an unknown name.
  private enum Text {
    static let none: Int32 = -2
    static let blank: Int32 = -3
    static let some: Int32 = -4
  }

  private static let unknown: Int32 = -1
  /// A hostile file has as many forms as elements; what is not kept is judged again.
  private static let mostNodes = 50_000
  private static let mostSymbols = 10_000
  private static let mostSiblings = 100

  private var nodes = [Node(symbol: unknown)]
  /// The nodes after the root, by their symbols: as many as elements have names.
  private var beginnings: [Int32] = []
  /// Names, and values of attributes.
  private var symbols: [String: Int32] = [:]
  /// The names of attributes whose values are part of the form; nil where forms decide nothing.
  private let judgedNames: Set<String>?

  /// - Parameter judgedNames: of the attributes that may not have any text; nil where more than forms must be judged.
  init(judgedNames: Set<String>?) { self.judgedNames = judgedNames }

  /// Whether all elements of a document have forms that were found valid.
  func know(_ document: FlatDocument) -> Bool {
    guard let walk = walk(document) else { return false }
    return document.table.elements.indices.allSatisfy { place in
      var node: Int32 = 0
      let isPath = walk.symbols(of: place) {
        node = next($0, after: node)
        return node >= 0
      }
      return isPath && nodes[Int(node)].isFinal
    }
  }

  /// Keeps the forms of a document that was found valid.
  mutating func keep(_ document: FlatDocument) {
    guard let judgedNames, document.isPlain else { return }
    let table = document.table
    for name in table.names.all { add(name) }
    for attribute in table.attributes where judgedNames.contains(table.names[attribute.name]) {
      add(table.text(attribute.value))
    }
    guard let walk = walk(document) else { return }
    for place in table.elements.indices {
      var path: [Int32] = []
      _ = walk.symbols(of: place) {
        path.append($0)
        return true
      }
      if !path.contains(Self.unknown) { insert(path) }
    }
  }

  private mutating func add(_ text: String) {
    if symbols.count < Self.mostSymbols, symbols[text] == nil { symbols[text] = Int32(symbols.count) }
  }

  private mutating func insert(_ path: [Int32]) {
    var node: Int32 = 0
    for symbol in path {
      var found = next(symbol, after: node)
      if found < 0 {
        guard nodes.count < Self.mostNodes, children(of: node) < Self.mostSiblings else { return }
        found = Int32(nodes.count)
        if node == 0 {
          nodes.append(Node(symbol: symbol))
          while beginnings.count <= Int(symbol) { beginnings.append(-1) }
          beginnings[Int(symbol)] = found
        } else {
          nodes.append(Node(symbol: symbol, sibling: nodes[Int(node)].child))
          nodes[Int(node)].child = found
        }
      }
      node = found
    }
    nodes[Int(node)].isFinal = true
  }

  private func next(_ symbol: Int32, after node: Int32) -> Int32 {
    if node == 0 { return beginnings.indices.contains(Int(symbol)) ? beginnings[Int(symbol)] : -1 }
    var next = nodes[Int(node)].child
    while next >= 0, nodes[Int(next)].symbol != symbol { next = nodes[Int(next)].sibling }
    return next
  }

  private func children(of node: Int32) -> Int {
    var (count, next) = (0, nodes[Int(node)].child)
    while next >= 0 { (count, next) = (count + 1, nodes[Int(next)].sibling) }
    return count
  }
}

extension KnownForms {
  /// The forms of a document's elements, in symbols.
  private struct Walk {
    let table: FlatTable
    let symbols: [String: Int32]
    /// By the name's place in the document.
    let names: [Int32]
    let isJudged: [Bool]

    /// Calls `body` with one symbol after the other, until it says no.
    /// - Returns: whether it never did.
    func symbols(of place: Int, _ body: (Int32) -> Bool) -> Bool {
      let element = table.elements[place]
      guard body(names[Int(element.name)]) else { return false }
      for place in element.attributes {
        let attribute = table.attributes[place]
        guard body(names[Int(attribute.name)]) else { return false }
        if isJudged[Int(attribute.name)], !body(symbols[table.text(attribute.value)] ?? KnownForms.unknown) {
          return false
        }
      }
      guard body(text(of: element)) else { return false }
      var next = element.firstChild
      while next >= 0 {
        let child = table.elements[Int(next)]
        guard body(names[Int(child.name)]) else { return false }
        next = child.nextSibling
      }
      return true
    }

    private func text(of element: FlatTable.Element) -> Int32 {
      var kind = Text.none
      var next = element.firstRun
      while let run = table.run(next) {
        if !table.isBlank(run.text) { return Text.some }
        kind = Text.blank
        next = run.next
      }
      return kind
    }
  }

  /// Nil where the forms of a document's elements decide nothing.
  private func walk(_ document: FlatDocument) -> Walk? {
    guard let judgedNames, document.isPlain else { return nil }
    let names = document.table.names.all
    return Walk(
      table: document.table, symbols: symbols, names: names.map { symbols[$0] ?? Self.unknown },
      isJudged: names.map(judgedNames.contains))
  }
}
