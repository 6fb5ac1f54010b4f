import MatchModel
import MatchRules
import Phrases

/// `set venue ...`, `set referee ...`, `set home ...`: what the match is besides its course.
enum SetCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    guard let field = call.words.first else { throw Refusal(call.argumentMissing()) }
    guard let name = session.parser.vocabulary.fields[field.text] else {
      throw Refusal(
        .fieldUnknown(field.text, nearest: nearest(to: field.text, in: Vocabulary.fieldNames)), column: field.column)
    }
    let value = LineParser.text(
      call.words.dropFirst()[...], of: String(repeating: " ", count: call.words[0].column - 1) + call.rest)
    guard !value.isEmpty else { throw Refusal(call.argumentMissing()) }
    var match = session.ledger.match
    let isPossible =
      switch name {
      case "date": DetailsCheck.isDate(value)
      case "time": DetailsCheck.isTime(value)
      case "attendance": DetailsCheck.isAttendance(value)
      case "home": DetailsCheck.isTeamName(value.filter { $0 != "\"" })
      case "away": DetailsCheck.isTeamName(value.filter { $0 != "\"" })
      default: true
      }
    guard isPossible else {
      throw Refusal(.valueImpossible(value, field: name), column: call.words.dropFirst().first?.column ?? field.column)
    }
    switch name {
    case "venue": match.details.venue = value
    case "referee": match.details.referee = value
    case "competition": match.details.competition = value
    case "season": match.details.season = value
    case "round": match.details.round = value
    case "date": match.details.date = value
    case "time": match.details.time = value
    case "attendance": match.details.attendance = value
    case "home": match[.home].name = value
    case "away": match[.away].name = value
    default: throw Refusal(call.badArgument(field))
    }
    _ = try session.correct(match, origin: match.actions.indices.map(Optional.some), call)
    let said = session.book.words("words.field.\(name)").first ?? field.text
    return [session.book(Phrase("answer.set", ["field": said, "value": value]))]
  }
}

/// `award 3-0`: the result an authority set, beside the played one (RULES H4); `award none` takes it back.
enum AwardCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    guard let word = call.words.first else { throw Refusal(call.argumentMissing()) }
    var match = session.ledger.match
    let goals = word.text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    if goals.count == 2, let home = goals[0], let away = goals[1], (0...99).contains(home), (0...99).contains(away) {
      match.awarded = BothSides(home: home, away: away)
    } else if session.parser.vocabulary.particles[word.text] == Vocabulary.Particle.none {
      match.awarded = nil
    } else {
      throw Refusal(call.badArgument(word))
    }
    _ = try session.correct(match, origin: match.actions.indices.map(Optional.some), call)
    return [session.book(Phrase("answer.awarded", ["result": word.text]))]
  }
}
