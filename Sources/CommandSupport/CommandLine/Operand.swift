import Phrases

/// An operand as a command declares it; the usage line and the shell completions are made from it.
package struct Operand: Sendable {
  /// The name in help, such as `FILE`; or the allowed words, if nothing else is allowed.
  package let value: String
  let isOptional: Bool
  package let repeats: Bool
  /// The possible words, if they are known.
  let words: @Sendable () -> [String]
  /// The words in a language; nil if they are the same in all.
  let names: (@Sendable (Phrasebook) -> [String])?
  /// True if the operand is the name of a command.
  package let namesCommand: Bool
  /// True if the shell asks the program for completions, because they depend on the files named in the line.
  package let isAsked: Bool

  package init(
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

  package static let file = Operand("FILE")
  /// A command, by any of its names.
  package static let command = Operand("COMMAND", isOptional: true, namesCommand: true)
  package static let files = Operand("FILE", repeats: true)

  /// Any number of the given words.
  /// - Parameter names: the words in a language, in the same order.
  package static func some(of words: [String], names: @escaping @Sendable (Phrasebook) -> [String]) -> Operand {
    Operand(words.joined(separator: "|"), isOptional: true, repeats: true, words: { words }, names: names)
  }

  /// The form in the usage line: `[NAME]`, `FILE...`.
  package func usage(in book: Phrasebook) -> String {
    let value = names?(book).joined(separator: "|") ?? value
    return (isOptional ? "[\(value)]" : value) + (repeats ? "..." : "")
  }
}

/// The completions of a value in a shell.
package struct ShellCandidates: Sendable {
  /// Name of the value in help.
  package let value: String
  package let words: [String]
  /// True if the value is the name of a command, in the user's language.
  package var areCommands = false
  /// True if the shell asks the program for the words.
  package var areAsked = false
  package var takesFiles: Bool { value.split(separator: "|").contains { ["FILE", "FOLDER"].contains($0) } }
  /// True if the words end in `=`, so that more follows.
  package var isOpen: Bool { words.contains { $0.hasSuffix("=") } }
}

extension Operand {
  package var candidates: ShellCandidates {
    ShellCandidates(value: value, words: words(), areCommands: namesCommand, areAsked: isAsked)
  }
}

extension Option {
  var takesFile: Bool { candidates?.takesFiles ?? false }

  /// Nil for a switch.
  package var candidates: ShellCandidates? {
    value.map { ShellCandidates(value: $0, words: choices + suggestions, areAsked: isAsked) }
  }
}
