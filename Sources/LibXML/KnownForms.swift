/// Caches the forms of elements that a DTD has found valid, so that later elements of the same form need no validation.
/// Without it, a season of many files takes twice the processor time.
///
/// Whether an element is valid depends only on its form: its name, its attributes with the values of the restricted
/// ones, whether it contains text, and the names of its children (XML 1.0, sections 3 and 3.3.1). This holds unless an
/// attribute is an ID, a reference or an entity, because these depend on the rest of the document.
struct KnownForms {
  /// A form is a sequence of symbols stored as a path in a prefix tree. It is known if the path ends at a final node.
  private struct Node {
    let symbol: Int32
    var sibling: Int32 = -1
    var child: Int32 = -1
    var isFinal = false
  }

  /// Symbols between the attributes and the children. They differ from all names and from the unknown name.
  private enum Text {
    static let none: Int32 = -2
    static let blank: Int32 = -3
    static let some: Int32 = -4
  }

  private static let unknown: Int32 = -1
  /// A hostile file may have as many forms as elements. Forms beyond these limits are validated again.
  private static let mostNodes = 50_000
  private static let mostSymbols = 10_000
  private static let mostSiblings = 100

  private var nodes = [Node(symbol: unknown)]
  /// The first nodes of paths, indexed by symbol.
  private var beginnings: [Int32] = []
  /// Symbols of names and of attribute values.
  private var symbols: [String: Int32] = [:]
  /// Names of attributes whose values belong to the form. Nil if the form is not sufficient.
  private let judgedNames: Set<String>?

  init(judgedNames: Set<String>?) { self.judgedNames = judgedNames }

  /// True if all elements of the document have known forms.
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
    var next = nodes[Int(node)].child
    var count = 0
    while next >= 0 {
      next = nodes[Int(next)].sibling
      count += 1
    }
    return count
  }
}

extension KnownForms {
  private struct Walk {
    let table: FlatTable
    let symbols: [String: Int32]
    /// The symbol of each name, indexed by its ID in the document.
    let names: [Int32]
    let isJudged: [Bool]

    /// Calls `body` with each symbol of an element's form until it returns false.
    /// - Returns: false if `body` returned false.
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

  private func walk(_ document: FlatDocument) -> Walk? {
    guard let judgedNames, document.isPlain else { return nil }
    let names = document.table.names.all
    return Walk(
      table: document.table, symbols: symbols, names: names.map { symbols[$0] ?? Self.unknown },
      isJudged: names.map(judgedNames.contains))
  }
}
