import Phrases

/// An option as its command declares it. The parser, help, suggestions and shell completions use it.
struct Option: Sendable {
  /// Long name, without hyphens.
  let name: String
  let short: Character?
  /// Name of the value in help, such as `FILE`; nil for a switch.
  let value: String?
  /// The allowed values; empty if any value is allowed.
  let choices: [String]
  /// Typical values; others are allowed.
  let suggestions: [String]
  let repeats: Bool
  /// True if the shell asks the program for completions, because they depend on the files named in the line.
  let isAsked: Bool
  /// Key of its help text.
  let help: String

  init(
    _ name: String, short: Character? = nil, value: String? = nil, choices: [String] = [], suggestions: [String] = [],
    repeats: Bool = false, isAsked: Bool = false, help: String
  ) {
    self.name = name
    self.short = short
    self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
    self.choices = choices
    self.suggestions = suggestions
    self.repeats = repeats
    self.isAsked = isAsked
    self.help = help
  }

  /// The option as it is typed: `--output`.
  var flag: String { "--" + name }
}

extension Option {
  // Options of every command.
  static let language = Option("lang", choices: Language.allCases.map(\.code), help: "option.lang")
  static let help = Option("help", short: "h", help: "option.help")
  static let version = Option("version", help: "option.version")

  /// Options that are allowed before a command.
  static let global: [Option] = [.language, .help, .version]

  // Options that several commands share.
  static let force = Option("force", short: "f", help: "option.force")
  static let size = Option("size", choices: ["square", "wide", "story"], help: "option.size")
  static let output = Option("output", short: "o", value: "FILE", help: "option.output")
}
