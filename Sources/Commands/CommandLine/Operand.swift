import Phrases

/// What a command is about, as it declares it: usage, and the shells' completions are made from it.
struct Operand: Sendable {
  /// What it is called in help: `FILE`; the words themselves where these are all it may be.
  let value: String
  let isOptional: Bool
  let repeats: Bool
  /// The words it may be, as far as they are known.
  let words: @Sendable () -> [String]
  /// The same as a language has them; nil where all have the same.
  let names: (@Sendable (Phrasebook) -> [String])?
  /// Whether it is the name of a command.
  let namesCommand: Bool
  /// Whether the program is to be asked what it may be: that is in the files which the line names.
  let isAsked: Bool

  init(
    _ value: String, isOptional: Bool = false, repeats: Bool = false, namesCommand: Bool = false, isAsked: Bool = false,
    words: @escaping @Sendable () -> [String] = { [] }, names: (@Sendable (Phrasebook) -> [String])? = nil
  ) {
    self.namesCommand = namesCommand
    self.isAsked = isAsked
    self.names = names
    self.value = value
    self.isOptional = isOptional
    self.repeats = repeats
    self.words = words
  }

  static let file = Operand("FILE")
  /// One of the program's commands, by any of its names.
  static let command = Operand("COMMAND", isOptional: true, namesCommand: true)
  static let files = Operand("FILE", repeats: true)

  /// Some of a few words, or none.
  /// - Parameter names: the words of a language, in the same order.
  static func some(of words: [String], names: @escaping @Sendable (Phrasebook) -> [String]) -> Operand {
    Operand(words.joined(separator: "|"), isOptional: true, repeats: true, words: { words }, names: names)
  }

  /// As the usage line has it: `[NAME]`, `FILE...`.
  func usage(in book: Phrasebook) -> String {
    let value = names?(book).joined(separator: "|") ?? value
    return (isOptional ? "[\(value)]" : value) + (repeats ? "..." : "")
  }
}

/// What a shell may complete where a value is typed.
struct ShellCandidates: Sendable {
  /// What the value is called.
  let value: String
  let words: [String]
  /// Whether it is the name of a command, in the language of whoever types.
  var areCommands = false
  /// Whether the program is asked for them.
  var areAsked = false
  /// Whether it may be a file.
  var takesFiles: Bool { value.split(separator: "|").contains { ["FILE", "FOLDER"].contains($0) } }
  /// Whether more follows the words, which end in `=`.
  var isOpen: Bool { words.contains { $0.hasSuffix("=") } }
}

extension Operand {
  var candidates: ShellCandidates {
    ShellCandidates(value: value, words: words(), areCommands: namesCommand, areAsked: isAsked)
  }
}

extension Option {
  /// Whether its value may be the name of a file.
  var takesFile: Bool { candidates?.takesFiles ?? false }

  /// Nil for a switch.
  var candidates: ShellCandidates? {
    value.map { ShellCandidates(value: $0, words: choices + suggestions, areAsked: isAsked) }
  }
}
