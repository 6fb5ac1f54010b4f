import MatchRules
import Phrases

extension Command {
  /// Lists the rule sets that come with the program, or prints one to read or to copy.
  static let rules = Command(
    "rules", operands: [Operand("NAME", isOptional: true) { RuleSetLibrary.names }], summary: "program.rules",
    help: "program.rules.help"
  ) { arguments, console throws(Failure) in
    guard let name = arguments.operands.first else {
      for name in RuleSetLibrary.names { console.print(console.book.ruleSet(name)) }
      return true
    }
    if arguments.operands.count > 1 { throw .usage(.tooMany(arguments.operands[1])) }
    guard let text = RuleSetLibrary.text(name) else { throw .usage(.unknownWord(name, known: RuleSetLibrary.names)) }
    console.write(Array(text.utf8))
    return true
  }
}

extension Phrasebook {
  /// A rule set and whom it is for.
  func ruleSet(_ name: String) -> String {
    switch name {
    case "official": self(Phrase("rule-set.official", ["name": name]))
    case "amateur": self(Phrase("rule-set.amateur", ["name": name]))
    case "friendly": self(Phrase("rule-set.friendly", ["name": name]))
    case "youth": self(Phrase("rule-set.youth", ["name": name]))
    case "seven": self(Phrase("rule-set.seven", ["name": name]))
    default: name
    }
  }
}
