import Foundation
import Testing

/// docs/SCALE.md, whose commands tests run.
enum ScalePage {
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let docs = project.appendingPathComponent("docs")

  static func text(_ name: String) throws -> String {
    try String(contentsOf: docs.appendingPathComponent(name), encoding: .utf8)
  }

  /// The commands under a heading of the page, block by block.
  /// - Parameter indent: the spaces before each line; blocks with fewer or more belong to others.
  static func commands(under heading: String, indent: Int = 4) throws -> [String] {
    let page = try text("SCALE.md")
    let section = try #require(page.components(separatedBy: "\n### \(heading)\n").dropFirst().first)
    let lines = (section.components(separatedBy: "\n#").first ?? "").components(separatedBy: "\n")
    let start = String(repeating: " ", count: indent)
    return lines.split { !$0.hasPrefix(start) }.map { $0.map { String($0.dropFirst(indent)) }.joined(separator: "\n") }
  }
}
