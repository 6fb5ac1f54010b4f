import TestSupport

/// Damages files reproducibly, as disks, people and attackers would.
struct Mutator {
  private var random: SeededGenerator
  /// Text to insert: tokens of the file format, and bytes that are invalid in it.
  private let pieces: [[UInt8]]

  init(seed: UInt64, pieces: [String]) {
    random = SeededGenerator(seed: seed)
    self.pieces = pieces.map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x1B], [0xC2, 0x9B]]
  }

  /// The file after one or more mutations.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.pick([1, 1, 1, 2, 4]) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let span = span(of: bytes)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[span.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[span.lowerBound] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(span)
    case 3: bytes.insert(contentsOf: bytes[span], at: span.upperBound)
    case 4: bytes.insert(contentsOf: bytes[span], at: Int.random(in: 0...bytes.count, using: &random))
    case 5: bytes.removeSubrange(span.lowerBound...)
    case 6: bytes.insert(contentsOf: random.pick(pieces), at: span.lowerBound)
    default: changeNumber(in: &bytes, from: span.lowerBound)
    }
  }

  /// Usually short, sometimes half of the file.
  private mutating func span(of bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: bytes.indices, using: &random)
    let most = random.pick([4, 40, 400, bytes.count / 2 + 1])
    return start..<min(bytes.count, start + Int.random(in: 1...most, using: &random))
  }

  /// Changes the next number in the file.
  private mutating func changeNumber(in bytes: inout [UInt8], from start: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = bytes[start...].firstIndex(where: digits.contains) else { return }
    let end = bytes[first...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
    let number = random.pick(["0", "-1", "1", "11", "45", "46", "99", "100", "65536", "9223372036854775808", "1e9", ""])
    bytes.replaceSubrange(first..<end, with: number.utf8)
  }
}
