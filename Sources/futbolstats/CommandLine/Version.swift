import CVersionData

/// The version of the program: that of the newest heading in CHANGELOG.md.
enum Version {
  static let current = of(changelog: head)

  /// `## 1.0.0 (2026-12-01)` is 1.0.0; `## Unreleased (1.0.0)` is on its way there, which Debian writes 1.0.0~dev
  /// and takes for older.
  static func of(changelog: String) -> String {
    let heading = changelog.split(separator: "\n").first { $0.hasPrefix("## ") }
    guard let heading, let number = heading.firstMatch(of: /\d+\.\d+\.\d+/)?.output else { return "0" }
    return heading.contains("Unreleased") ? "\(number)~dev" : String(number)
  }

  private static let head: String = {
    let data = version_changelog()
    return String(decoding: UnsafeBufferPointer(start: data.bytes, count: data.count), as: UTF8.self)
  }()
}
