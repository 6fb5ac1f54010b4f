internal import CLibXML2

/// Builds a ``FlatTable`` from the parser's callbacks.
struct FlatBuilder {
  var table = FlatTable()
  var isPlain = true
  var hasReferences = false
  /// The open elements, each with its last child and its last run of text.
  private var open: [(element: Int, lastChild: Int32, lastRun: Int32)] = []
  /// Recently used names by their address; libxml2 stores each name of a document once.
  private var recent: [(name: UnsafePointer<xmlChar>?, id: FlatNames.ID)]

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
    let bytes = table.append(UnsafeBufferPointer(start: text, count: count))
    // The parser delivers long text in several pieces.
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

  /// Skips a comment or a processing instruction.
  mutating func passOver(_ session: ParserSession) {
    _ = session.refusesNode()
    if !open.isEmpty { isPlain = false }
  }

  /// The five pointers of an attribute: name, prefix, namespace, start and end of the value.
  private mutating func attribute(_ parts: UnsafeMutablePointer<UnsafePointer<xmlChar>?>) {
    guard let start = parts[3], let end = parts[4] else { return }
    if parts[1] != nil { isPlain = false }
    let value = UnsafeBufferPointer(start: start, count: end - start)
    let bytes: FlatTable.Bytes
    // `&amp;` arrives here as `&#38;`. Any other reference is to an entity.
    if value.contains(UInt8(ascii: "&")) {
      let parted = String(decoding: value, as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false)
      if !parted.dropFirst().allSatisfy({ $0.hasPrefix("#38;") }) { hasReferences = true }
      let text = ([parted[0]] + parted.dropFirst().map { $0.dropFirst(4) }).joined(separator: "&")
      bytes = Array(text.utf8).withUnsafeBufferPointer { table.append($0) }
    } else {
      bytes = table.append(value)
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
