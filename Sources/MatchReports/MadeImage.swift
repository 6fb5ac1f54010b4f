/// Marks images made by the program with a PNG text chunk directly after the header.
public enum MadeImage {
  /// PNG's eight-byte signature and the header chunk, which has a fixed length.
  private static let head = 8 + 25
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Length, type, the `Software` keyword with the name, and the CRC (PNG, third edition, 11.3.3.2).
  private static let mark: [UInt8] =
    [0, 0, 0, 20] + Array("tEXtSoftware\0FutbolStats".utf8) + [0x3D, 0xF5, 0xB4, 0x53]

  public static func marked(_ image: [UInt8]) -> [UInt8] {
    guard image.starts(with: signature), image.count > head, !isOne(image) else { return image }
    return image[..<head] + mark + image[head...]
  }

  static func isOne(_ file: [UInt8]) -> Bool {
    file.starts(with: signature) && file.dropFirst(head).starts(with: mark)
  }
}
