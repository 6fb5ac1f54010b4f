import Phrases
import Resources

package enum Program {
  package static let name = "futbolstats"

  /// The newest heading of CHANGELOG.md: `## 1.0.0 (2026-12-01)` gives 1.0.0. `## Unreleased (1.0.0)` gives 1.0.0~dev,
  /// which Debian sorts before 1.0.0.
  package static let version: String = {
    let lines = EmbeddedTexts.changelog.split(separator: UInt8(ascii: "\n"))
    let heading = lines.first { $0.starts(with: "## ".utf8) }.map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let number = heading.split(whereSeparator: { !$0.isNumber && $0 != "." }).first else { return "0" }
    return heading.contains("Unreleased") ? "\(number)~dev" : String(number)
  }()

  /// The path at which the package installs the guide for coaches (packaging/place).
  package static func guide(_ language: Language) -> String {
    let suffix = language == .en ? "" : ".\(language)"
    return "/usr/share/doc/futbolstats/GUIDE\(suffix).md"
  }

  /// A command line of this program in a given language, quoted for a shell.
  package static func line(_ command: CommandName, _ words: [String] = [], _ book: Phrasebook) -> String {
    ([name, command.shown(in: book)] + words).joined(separator: " ")
  }
}
