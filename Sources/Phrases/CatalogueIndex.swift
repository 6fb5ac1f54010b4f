/// Where each entry of a catalogue inside the program begins, so that a text is read when it is said: to read all of
/// them took a fifth of the time between starting the program and its prompt.
///
/// It expects what the tests prove of those files: a reader takes them whole, no key twice, each on one line and
/// without escapes. What only stylesheets say stands at the end of the file: it is not looked at.
struct CatalogueIndex: @unchecked Sendable {
  /// Static memory that nobody writes: so it may be shared.
  private(set) var bytes: UnsafeBufferPointer<UInt8>
  /// Each entry in the order of the file; the last is where the file ends.
  private var entries: [(start: Int, key: Int)] = []
  /// Numbers of entries, from 1, by the hash of their keys; 0 is free. At most half of it is taken.
  private var slots: [UInt16]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    slots = []
    findEntries()
    var count = 64
    while count < entries.count * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
    for number in entries.indices.dropLast() {
      var slot = hash(key(of: number)) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt16(number + 1)
    }
  }

  subscript(wanted: String) -> Catalogue.Entry? {
    var wanted = wanted
    return wanted.withUTF8 { wanted in
      var slot = hash(wanted) & (slots.count - 1)
      while slots[slot] != 0 {
        let number = Int(slots[slot]) - 1
        if key(of: number).elementsEqual(wanted) { return text(of: number) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// Notes the entries but the first, which is the header. The comments above a key belong to its entry, for they may
  /// say that its text is not to be used yet.
  private mutating func findEntries() {
    let key = Array("msgid \"".utf8)
    let pages = Array("pages.".utf8)
    entries.reserveCapacity(2048)
    var position = 0
    var start = 0
    var isWithinEntry = true
    while position < bytes.count {
      let first = bytes[position]
      let isKey = first == key[0] && bytes[position...].starts(with: key)
      if isWithinEntry, isKey || first == UInt8(ascii: "#") || first == UInt8(ascii: "\n") { start = position }
      isWithinEntry = first != UInt8(ascii: "#") && first != UInt8(ascii: "\n")
      if isKey, bytes[(position + key.count)...].starts(with: pages) {
        bytes = UnsafeBufferPointer(rebasing: bytes[..<start])
        break
      }
      if isKey { entries.append((start, position + key.count)) }
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      position += 1
    }
    if !entries.isEmpty { entries.removeFirst() }
    entries.append((bytes.count, bytes.count))
  }

  private func key(of number: Int) -> UnsafeBufferPointer<UInt8> {
    let start = entries[number].key
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  private func text(of number: Int) -> Catalogue.Entry? {
    var reader = POReader(Array(bytes[entries[number].start..<entries[number + 1].start]))
    return (try? reader.next())?.entry
  }

  /// FNV-1a.
  private func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in key { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash)
  }
}
