import Phrases

/// The program's name and version, and its command lines.
package enum Program {
  package static let name = "futbolstats"
  package static var version: String { Version.current }

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
