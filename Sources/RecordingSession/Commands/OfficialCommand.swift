import MatchModel
import MatchRules
import PromptLanguage

/// `player coach name "..."`: names an official, who is then listed.
extension CommandRun {
  func official(_ code: OfficialCode, _ side: Side, _ words: [Word]) throws(Stop) -> [Fact] {
    var words = words
    var match = ledger.match
    if !words.isEmpty {
      let field = words.removeFirst()
      guard parser.vocabulary.fields[field.text] == "name" else { throw Stop(call.badArgument(field)) }
      guard !words.isEmpty else { throw Stop(call.argumentMissing()) }
      match[side].list(Official(code: code, name: words.map(\.text).joined(separator: " ")))
      _ = try correct(CorrectedMatch(match))
    }
    return [fact(.look(.official(side, code)))]
  }
}

extension Team {
  /// Names an official; one who is not listed yet joins the team.
  mutating func list(_ official: Official) {
    if let index = officials.firstIndex(where: { $0.code == official.code }) {
      officials[index].name = official.name
    } else {
      officials.append(official)
    }
  }
}
