import HTTPServer
import MatchModel

/// The image of a team's crest. It has an address of its own, so that it is sent once and not with every change.
package struct LiveCrest: Equatable, Sendable {
  /// What it is: `png`, `jpeg`, `webp` or `svg+xml`.
  package let kind: String
  package let bytes: [UInt8]
  /// The image itself as an address, for pages that must be complete.
  package let data: String
  /// Differs for every image.
  private let tag: String

  package init(_ bytes: [UInt8], kind: String, data: String) {
    (self.bytes, self.kind, self.data) = (bytes, kind, data)
    tag = ContentTag.tag(bytes)
  }

  /// Its name in a folder. Another image never has the same one.
  package var fileName: String { "crest-\(tag).\(kind == "svg+xml" ? "svg" : kind)" }

  /// Where a page of the server finds it.
  func address(_ side: Side) -> String { "\(Self.name(side))?\(tag)" }

  static func path(_ side: Side) -> String { "/" + name(side) }

  private static func name(_ side: Side) -> String { side == .home ? "home-crest" : "away-crest" }

  var answer: HTTPResponse {
    HTTPResponse(
      headers: [
        ("Content-Type", "image/\(kind)"), ("Cache-Control", "public, max-age=86400"),
        ("Content-Security-Policy", ContentPolicy.image),
      ], body: .bytes(bytes))
  }
}

/// FNV-1a with 64 bits. Pages and crests are compared with it, and neither gains anything by a collision.
enum ContentTag {
  static func tag(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
