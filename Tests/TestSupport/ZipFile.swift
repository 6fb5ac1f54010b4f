/// A ZIP archive without compression.
public enum ZipFile {
  public static func bytes(_ files: [(name: String, text: String)]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for (name, text) in files {
      let (name, bytes) = (Array(name.utf8), Array(text.utf8))
      // Versions, flags, method, time and date; then checksum, sizes and length of the name.
      let facts =
        little(20, 2) + little(0, 2) + little(0, 2) + little(0, 2) + little(0x21, 2) + little(checksum(bytes), 4)
        + little(bytes.count, 4) + little(bytes.count, 4) + little(name.count, 2) + little(0, 2)
      directory += little(0x0201_4B50, 4) + little(20, 2) + facts + little(0, 10) + little(archive.count, 4) + name
      archive += little(0x0403_4B50, 4) + facts + name + bytes
    }
    let end =
      little(0x0605_4B50, 4) + little(0, 4) + little(files.count, 2) + little(files.count, 2)
      + little(directory.count, 4) + little(archive.count, 4) + little(0, 2)
    return archive + directory + end
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> ($0 * 8)) : 0 }
  }

  /// The CRC-32 used in ZIP.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = .max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}
