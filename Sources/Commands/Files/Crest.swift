import Bounds
import Phrases

/// A crest embedded in a page or a card as a `data:` address.
enum Crest {
  /// A `data:` address unchanged; otherwise the contents of the named file.
  /// - Throws: `Failure` if it cannot be read, or is neither PNG, JPEG, SVG nor WebP.
  static func address(_ value: String) throws(Failure) -> String {
    if value.hasPrefix("data:") || value.isEmpty { return value }
    let bytes = try InputFile.read(value)
    guard let kind = kind(of: bytes) else {
      throw .text([TextProblem(file: value, line: nil, what: .said(Phrase("crest.no-image")))])
    }
    return "data:image/\(kind);base64," + base64(bytes)
  }

  /// Detected by the contents, not by the name.
  private static func kind(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpeg" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "webp" }
    return bytes.prefix(1024).firstRange(of: Array("<svg".utf8)) == nil ? nil : "svg+xml"
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// RFC 4648.
  private static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place > group.count ? UInt8(ascii: "=") : digits[value >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
