import MatchModel
import MatchRules
import Phrases

/// `set venue ...`, `set referee ...`, `set home ...`: what the match is besides its course.
enum SetCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    guard let field = call.words.first else { throw Refusal(call.argumentMissing()) }
    guard let name = session.parser.vocabulary.fields[field.text] else {
      throw session.unknownField(field, among: Vocabulary.matchFields)
    }
    // A field of players is none of the match.
    guard let setting = MatchField.named(name) else { throw Refusal(call.badArgument(field)) }
    let typed = LineParser.text(
      call.words.dropFirst()[...], of: String(repeating: " ", count: call.words[0].column - 1) + call.rest)
    let value = unquoted(typed)
    guard !typed.isEmpty, let column = call.words.dropFirst().first?.column else {
      throw Refusal(call.argumentMissing())
    }
    if let kind = setting.kind, !kind.has(value) { throw Refusal(.valueImpossible(typed, kind), column: column) }
    var match = session.ledger.match
    setting.put(&match, value)
    guard DetailsCheck.areDistinct(match[.home].name, match[.away].name) else {
      throw Refusal(.namesAlike(value), column: column)
    }
    _ = try session.correct(match, origin: match.actions.indices.map(Optional.some), call)
    let said = session.book.words("words.field.\(name)").first ?? field.text
    return [session.book(Phrase("answer.set", ["field": said, "value": value]))]
  }

  /// The text between quotes, where somebody has set it in them.
  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
