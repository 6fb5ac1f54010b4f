import Glibc

/// The storage of a ``FlatDocument``. Positions are 32 bits wide, because a document is smaller than 2 GB; -1 means
/// none.
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

  /// A run of text between tags.
  struct Run: Sendable {
    var text: Bytes
    var next: Int32 = -1
  }

  /// A range of ``FlatTable/bytes``.
  struct Bytes: Sendable {
    let start: Int32
    var count: Int32

    var end: Int32 { start + count }
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// Sorted by start tag, so the root comes first.
  var elements: [Element] = []
  var attributes: [Attribute] = []
  var runs: [Run] = []
  /// All values and texts, in UTF-8.
  var bytes: [UInt8] = []
  var names = FlatNames()

  func run(_ place: Int32) -> Run? { place < 0 ? nil : runs[Int(place)] }

  func text(_ stretch: Bytes) -> String {
    // libxml2 only passes on valid UTF-8.
    stretch.count == 0 ? "" : bytes.withUnsafeBufferPointer { String(decoding: $0[stretch.range], as: UTF8.self) }
  }

  /// True if the text is empty or white space only (XML 1.0, production 3).
  func isBlank(_ stretch: Bytes) -> Bool {
    bytes[stretch.range].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bytes {
    let place = Int32(bytes.count)
    bytes.append(contentsOf: text)
    return Bytes(start: place, count: Int32(text.count))
  }
}

/// The distinct names of a document.
struct FlatNames: Sendable {
  typealias ID = Int32

  private(set) var all: [String] = []
  private var ids: [String: ID] = [:]
  /// All names concatenated, with the end of each.
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
