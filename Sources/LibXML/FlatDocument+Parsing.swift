import Bounds
internal import CLibXML2

extension FlatDocument {
  /// - Parameters:
  ///   - bytes: the file; how large it may be is the caller's decision.
  ///   - name: how errors call it.
  /// - Throws: ``XMLError`` with every error that libxml2 finds, where the bytes are not well-formed XML or refer to
  ///   entities that the document does not have.
  public convenience init(_ bytes: [UInt8], name: String) throws(XMLError) {
    let session = try ParserSession(name: name)
    var builder = FlatBuilder(count: bytes.count)
    let document = withUnsafeMutablePointer(to: &builder) { builder in
      bytes.withUnsafeBytes { session.flatten($0, into: builder) }
    }
    defer { if let document { xmlFreeDoc(document) } }
    guard let document, !builder.hasReferences, !builder.table.elements.isEmpty else {
      // The tree tells what is wrong.
      _ = try XMLDocument.tree(of: bytes, name: name)
      throw .noMemory(name)
    }
    self.init(
      name: name, encoding: document.pointee.encoding.map { String(cString: $0) },
      isPlain: builder.isPlain && session.diagnostics.isEmpty && document.pointee.standalone != 1, table: builder.table)
  }
}

extension ParserSession {
  /// Gives the elements of a document to a builder; the document itself stays without them. The caller frees it.
  fileprivate func flatten(
    _ bytes: UnsafeRawBufferPointer, into builder: UnsafeMutablePointer<FlatBuilder>
  ) -> xmlDocPtr? {
    guard DocumentScan(bytes).problem(file: name) == nil, let sax = context.pointee.sax else { return nil }
    guardDocument(longLines: false)
    self.builder = builder
    defer { self.builder = nil }
    sax.pointee.startElementNs = { data, name, prefix, _, namespaces, _, attributes, _, values in
      ParserSession.building(data) { session, builder in
        if session.refusesElement(attributes: attributes, namespaces: namespaces) { return }
        if prefix != nil || namespaces > 0 { builder.pointee.isPlain = false }
        builder.pointee.start(
          name, prefix, attributes: values, count: Int(attributes),
          line: session.context.pointee.input?.pointee.line ?? 0)
      }
    }
    sax.pointee.endElementNs = { data, _, _, _ in ParserSession.building(data) { $1.pointee.end() } }
    sax.pointee.characters = { data, text, count in
      ParserSession.building(data) { if let text { $1.pointee.characters(text, Int(count)) } }
    }
    sax.pointee.ignorableWhitespace = sax.pointee.characters
    sax.pointee.cdataBlock = { data, text, count in
      ParserSession.building(data) { session, builder in
        builder.pointee.isPlain = false
        if !session.refusesNode(), let text { builder.pointee.characters(text, Int(count)) }
      }
    }
    sax.pointee.comment = { data, _ in ParserSession.building(data) { $1.pointee.passOver($0) } }
    sax.pointee.processingInstruction = { data, _, _ in ParserSession.building(data) { $1.pointee.passOver($0) } }
    sax.pointee.reference = { data, _ in ParserSession.building(data) { $1.pointee.hasReferences = true } }
    return parse(bytes, options: [])
  }

  private static func building(
    _ data: UnsafeMutableRawPointer?, _ body: (ParserSession, UnsafeMutablePointer<FlatBuilder>) -> Void
  ) {
    _ = with(data) { session in
      if let builder = session.builder { body(session, builder) }
      return true
    }
  }
}

/// Takes what the parser finds.
struct FlatBuilder {
  var table = FlatTable()
  var isPlain = true
  var hasReferences = false
  /// The elements that are open, and of each the last child and the last stretch of text.
  private var open: [(element: Int, lastChild: Int32, lastRun: Int32)] = []
  /// The names met last, by where libxml2 keeps them, which is one place for each name of a document.
  private var recent: [(name: UnsafePointer<xmlChar>?, id: FlatNames.ID)]

  /// - Parameter count: bytes of the document.
  init(count: Int) {
    recent = Array(repeating: (nil, 0), count: 256)
    table.bytes.reserveCapacity(count)
    table.elements.reserveCapacity(count / 64)
    table.attributes.reserveCapacity(count / 24)
    table.runs.reserveCapacity(count / 48)
  }

  mutating func start(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int, line: CInt
  ) {
    let place = Int32(table.elements.count)
    let first = Int32(table.attributes.count)
    for index in 0..<count { if let attributes { attribute(attributes + index * 5) } }
    table.elements.append(
      FlatTable.Element(
        name: id(name, prefix), line: line, firstAttribute: first, attributeCount: Int32(table.attributes.count) - first
      ))
    if let parent = open.last {
      if parent.lastChild >= 0 {
        table.elements[Int(parent.lastChild)].nextSibling = place
      } else {
        table.elements[parent.element].firstChild = place
      }
      open[open.count - 1].lastChild = place
    }
    open.append((Int(place), -1, -1))
  }

  mutating func end() { _ = open.popLast() }

  mutating func characters(_ text: UnsafePointer<xmlChar>, _ count: Int) {
    guard let inside = open.last, count > 0 else { return }
    let bytes = table.append(text, count: count)
    // The parser gives long texts in parts.
    if inside.lastRun >= 0, table.runs[Int(inside.lastRun)].text.end == bytes.start {
      table.runs[Int(inside.lastRun)].text.count += bytes.count
      return
    }
    let run = Int32(table.runs.count)
    table.runs.append(FlatTable.Run(text: bytes))
    if inside.lastRun >= 0 {
      table.runs[Int(inside.lastRun)].next = run
    } else {
      table.elements[inside.element].firstRun = run
    }
    open[open.count - 1].lastRun = run
  }

  /// A comment or an instruction.
  mutating func passOver(_ session: ParserSession) {
    _ = session.refusesNode()
    if !open.isEmpty { isPlain = false }
  }

  /// The five pointers of one attribute: name, prefix, namespace, where its value begins and where it ends.
  private mutating func attribute(_ parts: UnsafeMutablePointer<UnsafePointer<xmlChar>?>) {
    guard let start = parts[3], let end = parts[4] else { return }
    if parts[1] != nil { isPlain = false }
    let value = UnsafeBufferPointer(start: start, count: end - start)
    let bytes: FlatTable.Bytes
    // Whoever wrote `&amp;` has it here as `&#38;`; any other reference is one to an entity.
    if value.contains(UInt8(ascii: "&")) {
      let parted = String(decoding: value, as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false)
      if !parted.dropFirst().allSatisfy({ $0.hasPrefix("#38;") }) { hasReferences = true }
      let text = ([parted[0]] + parted.dropFirst().map { $0.dropFirst(4) }).joined(separator: "&")
      bytes = Array(text.utf8).withUnsafeBufferPointer { text in
        text.baseAddress.map { table.append($0, count: text.count) } ?? table.append(start, count: 0)
      }
    } else {
      bytes = table.append(start, count: value.count)
    }
    table.attributes.append(FlatTable.Attribute(name: id(parts[0], parts[1]), value: bytes))
  }

  private mutating func id(_ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?) -> FlatNames.ID {
    guard let name else { return table.names.id("") }
    if prefix != nil { return table.names.id(String(prefix: prefix, name: name)) }
    let address = UInt(bitPattern: name)
    let slot = Int((address ^ address >> 8) & 255)
    if recent[slot].name == name { return recent[slot].id }
    let id = table.names.id(String(cString: name))
    recent[slot] = (name, id)
    return id
  }
}
