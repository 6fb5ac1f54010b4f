import CResources

/// The version of the program: the newest heading of CHANGELOG.md.
enum Version {
  static let current: String = {
    let data = version_changelog()
    return of(changelog: UnsafeBufferPointer(start: data.bytes, count: data.count))
  }()

  /// `## 1.0.0 (2026-12-01)` gives 1.0.0. `## Unreleased (1.0.0)` gives 1.0.0~dev, which Debian sorts before 1.0.0.
  static func of(changelog: UnsafeBufferPointer<UInt8>) -> String {
    var rest = changelog[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      if line.starts(with: "## ".utf8) { return version(in: String(decoding: line, as: UTF8.self)) }
      rest = rest.dropFirst(line.count + 1)
    }
    return "0"
  }

  private static func version(in heading: String) -> String {
    let numbers = heading.split { !$0.isNumber && $0 != "." }
    guard let number = numbers.first else { return "0" }
    return heading.contains("Unreleased") ? "\(number)~dev" : String(number)
  }
}
