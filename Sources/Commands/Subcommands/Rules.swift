import CommandSupport
import MatchRules
import Phrases
import PromptInterface
import Text

extension Command {
  /// Lists the built-in rule sets, prints one to read or copy, or checks a file.
  static let rules = Command(
    .rules, operands: [Operand(.ruleSet, isOptional: true)]
  ) { arguments, console throws(Failure) in
    guard let name = arguments.operands.first else {
      for name in RuleSetLibrary.names { console.print(console.book.ruleSet(name)) }
      return true
    }
    try arguments.limitOperands(to: 1)
    if let text = RuleSetLibrary.text(name) {
      console.write(Array(text.utf8))
    } else {
      try PlayedRules.refuseWord(name)
      let read = try PlayedRules.read(name)
      console.print(Phrase("rules.sound", ["file": name, "name": read.rules.name]))
      // The declared codes, as shown in the help of the prompt.
      for line in HelpWording.declared(by: read.rules, console.book) { console.print(line) }
    }
    return true
  }
}

extension Phrasebook {
  /// A built-in rule set, and where it is used.
  func ruleSet(_ code: String) -> String {
    let name = code.padded(to: RuleSetLibrary.names.map(\.count).max() ?? 0)
    return self(Phrase("rule-set.\(code)", ["name": name]))
  }
}

extension Placeholder {
  static let ruleSet = Placeholder("NAME|FILE", words: RuleSetLibrary.names)
}
