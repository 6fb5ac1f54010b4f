import MatchModel
import MatchRules
import Phrases

extension Command {
  /// Shows a match on the terminal.
  static let show = Command(
    "show", operands: "FILE [score|lineups|log|state]...", summary: "program.show", help: "program.show.help"
  ) { arguments, console throws(Failure) in
    guard let path = arguments.operands.first else { throw .usage(.missing("FILE")) }
    var sections: [MatchView.Section] = []
    for word in arguments.operands.dropFirst() {
      guard let section = MatchView.Section(rawValue: word) else {
        throw .usage(.unknownWord(word, known: MatchView.Section.allCases.map(\.rawValue)))
      }
      sections.append(section)
    }
    let view = MatchView(try MatchLoading().load(path).ledger, console)
    for (index, section) in (sections.isEmpty ? MatchView.Section.allCases : sections).enumerated() {
      if index > 0 { console.print("") }
      for line in view.lines(of: section) { console.print(line) }
    }
    return true
  }
}
