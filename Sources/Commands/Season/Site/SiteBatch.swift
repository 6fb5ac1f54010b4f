import Digests
import Stylesheets

/// Some files of the site, and what makes them, in their order.
struct SiteBatch: Sendable {
  let names: [String]
  /// All that the files depend on, by its SHA-256; nil where they are there at once.
  let source: (@Sendable () throws(Failure) -> String)?
  let make: @Sendable () throws(Failure) -> [[UInt8]]

  /// One file whose bytes are known.
  init(_ name: String, _ bytes: [UInt8]) {
    names = [name]
    source = nil
    make = { () throws(Failure) in [bytes] }
  }

  init(
    _ names: [String], of source: @escaping @Sendable () throws(Failure) -> String,
    _ make: @escaping @Sendable () throws(Failure) -> [[UInt8]]
  ) {
    (self.names, self.source, self.make) = (names, source, make)
  }

  /// What is made of `bytes` by the stylesheets of the program, with these parameters, depends on.
  static func digest(_ bytes: [UInt8], _ parameters: [String] = []) -> String {
    SHA256.digits(Array(([SHA256.digits(bytes), stylesheets] + parameters).joined(separator: "\n").utf8))
  }

  private static let stylesheets = SHA256.digits(
    StylesheetLibrary.names.flatMap { StylesheetLibrary.bytes(named: $0) ?? [] })
}
