import Bounds
import LivePages
import MatchModel
import MatchReports
import Phrases
import Text

/// A crest embedded in a page or a card as a `data:` address.
package enum Crest {
  /// The crest that a match names, in the folder of its file; in the current folder for a match from standard input.
  /// - Throws: `Failure` if it cannot be read, is too large, or is not an image.
  package static func image(_ name: String, besideMatch match: String) throws(Failure) -> LiveCrest {
    // A bare `-` would mean standard input.
    try image(name == "-" ? FileName.split(match).folder + "/-" : FileName.join(FileName.split(match).folder, name))
  }

  /// The crest in a file: PNG, JPEG, SVG or WebP.
  package static func image(_ path: String, limit: Int = Bounds.crest) throws(Failure) -> LiveCrest {
    let bytes = try InputFile.read(path, limit: limit)
    guard let kind = kind(of: bytes) else { throw .problem(Phrase("crest.no-image"), in: path) }
    return LiveCrest(bytes, kind: kind, data: "data:image/\(kind);base64," + base64(bytes))
  }

  /// The crests of a match as parameters of a stylesheet, except those that are given already.
  /// - Parameter failed: called for each crest that cannot be shown; the report is made without it.
  package static func parameters(
    of match: Match, file: String, given: [ReportStylesheet.Parameter], failed: (Failure) -> Void
  ) -> [ReportStylesheet.Parameter] {
    Side.allCases.compactMap { side in
      let name = side.name + "-crest"
      guard !match[side].crest.isEmpty, !given.contains(where: { $0.name == name }) else { return nil }
      do throws(Failure) {
        return (name, try image(match[side].crest, besideMatch: file).data)
      } catch {
        failed(error)
        return nil
      }
    }
  }

  /// A `data:` address unchanged; otherwise the contents of the named file.
  /// - Throws: `Failure` if it cannot be read, or is neither PNG, JPEG, SVG nor WebP.
  package static func address(_ value: String) throws(Failure) -> String {
    if value.hasPrefix("data:") || value.isEmpty { return value }
    return try image(value, limit: Bounds.matchFile).data
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
  static func base64(_ bytes: [UInt8]) -> String {
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

  /// The bytes of a text in base64; anything after an invalid letter is lost.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var (value, bits) = (0, 0)
    for letter in text {
      guard let digit = digits.firstIndex(of: letter) else { break }
      value = (value << 6 | digit) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: value >> bits))
      }
    }
    return bytes
  }
}
