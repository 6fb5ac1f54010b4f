import Phrases

/// An option as its command declares it. The parser, help, suggestions and shell completions use it.
package struct Option: Sendable {
  /// Long name, without hyphens.
  package let name: String
  package let short: Character?
  /// The value, such as `FILE`; nil for a switch.
  package let value: Placeholder?
  /// The allowed values; empty if any value is allowed.
  let choices: [String]
  package let repeats: Bool
  /// Key of its help text.
  package let help: String

  package init(
    _ name: String, short: Character? = nil, value: Placeholder? = nil, choices: [String] = [], repeats: Bool = false,
    help: String
  ) {
    self.name = name
    self.short = short
    self.value = value ?? (choices.isEmpty ? nil : Placeholder(choices.joined(separator: "|"), words: choices))
    self.choices = choices
    self.repeats = repeats
    self.help = help
  }

  /// The option as it is typed: `--output`.
  package var flag: String { "--" + name }

  /// The option as help shows it: `--output FILE`.
  package func usage(in book: Phrasebook) -> String {
    flag + (value.map { " " + book.placeholders(in: $0.name) } ?? "")
  }

  /// Every form in which it can be typed: `--output`, and `-o` if it has a letter.
  package var typed: [String] { [flag] + (short.map { ["-\($0)"] } ?? []) }
}

extension Option {
  // Options of every command.
  package static let language = Option("lang", choices: Language.allCases.map(\.code), help: "option.lang")
  package static let help = Option("help", short: "h", help: "option.help")
  package static let version = Option("version", help: "option.version")

  package static let global: [Option] = [.language, .help, .version]

  // Options that several commands share.
  package static let force = Option("force", short: "f", help: "option.force")
  package static let size = Option("size", choices: ["square", "wide", "story"], help: "option.size")
  package static let output = Option("output", short: "o", value: "FILE", help: "option.output")
}
