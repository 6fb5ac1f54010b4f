import Archives
import CommandSupport
import MatchReports
import Resources

/// Files of the site that are made together, and the function that makes them.
struct SiteBatch: Sendable {
  let names: [String]
  /// SHA-256 of everything that the files depend on; nil if their contents are already known.
  let source: (@Sendable () throws(Failure) -> String)?
  let make: @Sendable () throws(Failure) -> [[UInt8]]

  /// A digest of the input, the program's stylesheets and the parameters.
  static func digest(_ bytes: [UInt8], _ parameters: [ReportStylesheet.Parameter]) -> String {
    let lines = [SHA256.digits(bytes), stylesheets] + parameters.map { "\($0.name)=\($0.value)" }
    return SHA256.digits(Array(lines.joined(separator: "\n").utf8))
  }

  private static let stylesheets = SHA256.digits(
    StylesheetLibrary.names.flatMap { StylesheetLibrary.bytes(named: $0) ?? [] })
}

extension SiteBatch {
  /// A single file with known contents.
  init(_ name: String, _ bytes: [UInt8]) {
    self.init(names: [name], source: nil) { () throws(Failure) in [bytes] }
  }
}
