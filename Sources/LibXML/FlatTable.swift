import Glibc

/// The arrays of a ``FlatDocument``. Places in them are 32 bits wide, as a document has less than 2 GB; -1 is none.
struct FlatTable: Sendable {
  struct Element: Sendable {
    let name: FlatNames.ID
    let line: Int32
    let firstAttribute: Int32
    let attributeCount: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstRun: Int32 = -1

    var attributes: Range<Int> { Int(firstAttribute)..<Int(firstAttribute + attributeCount) }
  }

  struct Attribute: Sendable {
    let name: FlatNames.ID
    let value: Bytes
  }

  /// A stretch of text that no element interrupts.
  struct Run: Sendable {
    var text: Bytes
    var next: Int32 = -1
  }

  /// A stretch of ``FlatTable/bytes``.
  struct Bytes: Sendable {
    let start: Int32
    var count: Int32

    var end: Int32 { start + count }
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// In the order of their start tags: the root is the first.
  var elements: [Element] = []
  var attributes: [Attribute] = []
  var runs: [Run] = []
  /// All values and texts, in UTF-8.
  var bytes: [UInt8] = []
  var names = FlatNames()

  func run(_ place: Int32) -> Run? { place < 0 ? nil : runs[Int(place)] }

  func text(_ stretch: Bytes) -> String {
    // libxml2 lets nothing through that is no UTF-8.
    stretch.count == 0 ? "" : bytes.withUnsafeBufferPointer { String(decoding: $0[stretch.range], as: UTF8.self) }
  }

  /// Whether there is nothing but white space in it (XML 1.0, production 3).
  func isBlank(_ stretch: Bytes) -> Bool {
    bytes[stretch.range].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }

  /// Puts bytes at the end of all that there are.
  mutating func append(_ start: UnsafePointer<UInt8>, count: Int) -> Bytes {
    let place = Int32(bytes.count)
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    return Bytes(start: place, count: Int32(count))
  }
}

/// The names in a document, each once.
struct FlatNames: Sendable {
  typealias ID = Int32

  private(set) var all: [String] = []
  private var ids: [String: ID] = [:]
  /// The names as bytes, one after the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int32] = [0]

  subscript(id: ID) -> String { all[Int(id)] }

  mutating func id(_ name: String) -> ID {
    if let known = ids[name] { return known }
    let id = ID(all.count)
    all.append(name)
    ids[name] = id
    bytes.append(contentsOf: name.utf8)
    ends.append(Int32(bytes.count))
    return id
  }

  /// Whether a name is the one given.
  func isName(_ id: ID, _ name: StaticString) -> Bool {
    let (start, end) = (Int(ends[Int(id)]), Int(ends[Int(id) + 1]))
    guard end - start == name.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBytes { bytes in
      name.withUTF8Buffer { wanted in
        guard let bytes = bytes.baseAddress, let wanted = wanted.baseAddress else { return end == start }
        return memcmp(bytes + start, wanted, end - start) == 0
      }
    }
  }
}
