import HTTPServer
import MatchModel

/// The image of a team's crest. It has a separate address, so that it is sent once rather than with every change.
package struct LiveCrest: Equatable, Sendable {
  /// The image format: `png`, `jpeg`, `webp` or `svg+xml`.
  package let kind: String
  package let bytes: [UInt8]
  /// The image as a data URL, for pages that must be self-contained.
  package let data: String
  /// Differs for every image.
  private let tag: String

  package init(_ bytes: [UInt8], kind: String, data: String) {
    self.bytes = bytes
    self.kind = kind
    self.data = data
    tag = ContentTag.tag(bytes)
  }

  /// Its name in a folder. No two images have the same name.
  package var fileName: String { "crest-\(tag).\(kind == "svg+xml" ? "svg" : kind)" }

  func address(_ side: Side) -> String { "\(side.name)-crest?\(tag)" }

  static func path(_ side: Side) -> String { "/\(side.name)-crest" }

  var answer: HTTPResponse {
    HTTPResponse(
      headers: [
        ("Content-Type", "image/\(kind)"), ("Cache-Control", "public, max-age=86400"),
        ("Content-Security-Policy", ContentPolicy.image),
      ], body: .bytes(bytes))
  }
}

/// FNV-1a with 64 bits. Pages and crests are compared with it, and a collision would benefit no one.
enum ContentTag {
  static func tag(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
