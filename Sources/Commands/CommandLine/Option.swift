import Phrases

/// An option as its command declares it. Parsing, `--help`, suggestions and the shells' completions are made
/// from it.
struct Option: Sendable {
  /// The long name, without its hyphens.
  let name: String
  let short: Character?
  /// What its value is called in help, `FILE`; nil for a switch.
  let value: String?
  /// The words its value may be; none where it may be anything.
  let choices: [String]
  /// Words its value may be among others.
  let suggestions: [String]
  /// Whether it may be given more than once.
  let repeats: Bool
  /// Whether the program is to be asked what its value may be: that is in the files which the line names.
  let isAsked: Bool
  /// Key of its help.
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

  /// As it is typed: `--output`.
  var flag: String { "--" + name }
}

extension Option {
  // What every command has.
  static let language = Option("lang", choices: Language.allCases.map(\.code), help: "option.lang")
  static let help = Option("help", short: "h", help: "option.help")
  static let version = Option("version", help: "option.version")

  /// What may stand before any command.
  static let global: [Option] = [.language, .help, .version]

  // What several commands have.
  static let force = Option("force", short: "f", help: "option.force")
  static let output = Option("output", short: "o", value: "FILE", help: "option.output")
}
