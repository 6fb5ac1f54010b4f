import MatchRules
import Phrases
import Wording

/// Why a command line is invalid, before it is put into words.
package enum UsageProblem: Error, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case needsValue(String, String)
  case needsNoValue(String)
  case notAChoice(String, String, [String])
  case givenTwice(String)
  case notAPair(String, String)
  case missing(String)
  /// Something is missing after a word. `command` is the complete command line, as the user would type it.
  case missingAfter(String, String, command: String)
  case tooMany(String)
  /// More words than two team names: names of several words need quotes.
  case tooManyNames(String)
  /// An invalid value of an option, and a phrase that describes the valid ones.
  case badValue(String, String, expected: Phrase)
  case unknownWord(String, known: [String])
  case unknownParameter(String, String, known: [String])
  /// An unknown rule of a season, with explained alternatives: the similar ones, or all.
  case unknownSetting(String, choices: [String], areSimilar: Bool)
  case together(String, String)
  case onlyWith(String, String)
  case sameName(String)
  /// Two files whose reports would have the same name.
  case sameOutput(String)
  /// A file name with the extension of a format that cannot be written.
  case badEnding(String, expected: [String])
  case overwritesInput(String)
  case badRule(String, RuleSet.Problem)

  /// The alternatives, one per line, if each needs an explanation.
  var choices: [String] {
    if case .unknownSetting(_, let choices, _) = self { choices } else { [] }
  }

  func phrase(_ words: Wording) -> Phrase {
    switch self {
    case .unknownCommand(let name, _) where OutputFile.exists(name):
      Phrase(
        "usage.file-for-command",
        ["file": name, "command": Program.line(.record, [ShellWord.operand(name)], words.book)])
    case .unknownCommand(let name, let known):
      Phrase("usage.unknown-command", ["word": ShellWord.quoted(name)]).suggesting(name, in: known)
    case .unknownOption(let name, let known):
      Phrase("usage.unknown-option", ["option": name]).suggesting(name, in: known)
    case .needsValue(let option, let value):
      Phrase("usage.needs-value", ["option": option, "value": words.book.placeholders(in: value)])
    case .needsNoValue(let option): Phrase("usage.needs-no-value", ["option": option])
    case .notAChoice(let option, let value, let choices):
      Phrase("usage.bad-choice", ["option": option, "value": value, "choices": choices.joined(separator: ", ")])
    case .givenTwice(let option): Phrase("usage.given-twice", ["option": option])
    case .notAPair(let option, let text): Phrase("usage.not-a-pair", ["option": option, "text": text])
    case .missing(let what): Phrase("usage.missing", ["what": words.book.placeholders(in: what)])
    case .missingAfter(let word, let what, let command):
      Phrase("usage.missing-after", ["word": word, "what": words.book.placeholders(in: what), "command": command])
    case .tooMany(let word): Phrase("usage.too-many", ["word": word])
    case .tooManyNames(let words): Phrase("usage.too-many-names", ["word": words])
    case .badValue(let option, let value, let expected):
      Phrase("usage.bad-value", ["option": option, "value": ShellWord.quoted(value), "expected": expected])
    case .unknownWord(let word, let known):
      Phrase("usage.unknown-word", ["word": word, "known": known.joined(separator: ", ")]).suggesting(word, in: known)
    case .unknownParameter(let option, let name, let known):
      Phrase("usage.unknown-parameter", ["option": option, "word": ShellWord.quoted(name)]).suggesting(name, in: known)
    case .unknownSetting(let word, _, let areSimilar):
      Phrase(areSimilar ? "usage.unknown-setting-near" : "usage.unknown-setting", ["word": word])
    case .together(let one, let other): Phrase("usage.together", ["one": one, "other": other])
    case .onlyWith(let one, let other): Phrase("usage.only-with", ["one": one, "other": other])
    case .sameName(let name): Phrase("usage.same-name", ["name": name])
    case .sameOutput(let path): Phrase("usage.same-output", ["path": path])
    case .badEnding(let path, let expected):
      Phrase("usage.bad-ending", ["path": path, "endings": expected.joined(separator: ", ")])
    case .overwritesInput(let path): Phrase("usage.overwrites-input", ["path": path])
    case .badRule(let option, let problem):
      Phrase("usage.bad-rule", ["option": option, "what": problem.phrase])
    }
  }
}

extension Phrase {
  func suggesting(_ word: String, in known: [String]) -> Phrase {
    guard let question = Phrase.suggestion(for: word, in: known) else { return self }
    return Phrase("usage.suggested", ["what": self, "question": question])
  }
}
