import MatchModel
import MatchRules
import PromptLanguage

/// `player coach name "..."`: names an official, who is then listed.
enum OfficialCommand {
  /// - Parameter words: the words after the official.
  static func run(
    _ code: OfficialCode, _ side: Side, _ words: [Word], _ call: CommandCall, _ session: Session
  ) throws(Stop) -> [Fact] {
    var words = words
    var match = session.ledger.match
    var official = match[side].official(code) ?? Official(code: code)
    if !words.isEmpty {
      let field = words.removeFirst()
      guard session.parser.vocabulary.fields[field.text] == "name" else { throw Stop(call.badArgument(field)) }
      guard !words.isEmpty else { throw Stop(call.argumentMissing()) }
      official.name = words.map(\.text).joined(separator: " ")
      if let index = match[side].officials.firstIndex(where: { $0.code == code }) {
        match[side].officials[index] = official
      } else {
        match[side].officials.append(official)
      }
      _ = try session.correct(match, call)
    }
    return [session.fact(.look(.official(side, code)))]
  }
}
