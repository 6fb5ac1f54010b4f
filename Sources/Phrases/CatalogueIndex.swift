/// The position of each entry in an embedded catalogue, so that texts are parsed only when they are needed. Parsing all
/// of them took a fifth of the time from start to prompt.
///
/// It relies on properties that tests verify: the files are well-formed, keys are unique, and each entry is on one line
/// without escapes. Texts that only stylesheets use are at the end of the file and are not indexed.
struct CatalogueIndex: @unchecked Sendable {
  /// Static read-only memory, so it can be shared between threads.
  private(set) var bytes: UnsafeBufferPointer<UInt8>
  /// The entries in file order, followed by the end of the file.
  private var entries: [(start: Int, key: Int)] = []
  /// Open-addressing hash table of entry numbers, counted from 1; 0 marks a free slot. At most half full.
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

  /// Indexes all entries except the header. Comments above a key belong to its entry, because they may mark it as
  /// fuzzy.
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
