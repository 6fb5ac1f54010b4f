import MatchRules
import Phrases

extension Command {
  /// Lists the rule sets that come with the program, or prints one to read or to copy.
  static let rules = Command(
    "rules", operands: "[NAME]", summary: "command.rules", help: "command.rules.help"
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
  fileprivate func ruleSet(_ name: String) -> String {
    switch name {
    case "official": self(Phrase("rules.official", ["name": name]))
    case "amateur": self(Phrase("rules.amateur", ["name": name]))
    case "friendly": self(Phrase("rules.friendly", ["name": name]))
    case "youth": self(Phrase("rules.youth", ["name": name]))
    default: name
    }
  }
}
