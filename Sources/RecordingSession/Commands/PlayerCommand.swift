import MatchModel
import MatchRules
import PromptLanguage

/// `player l9 name "..." number 19 pos ST foot left height 180 traits tall,set-piece licence QX-99 captain keeper`: edits a player.
enum PlayerCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    var words = LineParser.words(of: call.rest, from: call.words.first?.column ?? 1, quotes: quotes)
    guard let first = words.first else { throw Stop(call.argumentMissing()) }
    if let who = session.parser.who(first), case .official(let code) = who.name {
      guard let side = who.side ?? session.ledger.match.ours else {
        throw Stop(.sideMissing(first.text), column: first.column)
      }
      return try OfficialCommand.run(code, side, Array(words.dropFirst()), call, session)
    }
    let (side, id) = try session.player(words.removeFirst(), call)
    var match = session.ledger.match
    var player = match[side][id]
    if words.isEmpty {
      let remark = session.services.medical(match, side, id).map { session.fact(.look(.medical($0))) }
      return [session.fact(.look(.player(side, id)))] + [remark].compactMap(\.self)
        + NotesCommand.earlier(on: side, about: id, session)
    }
    while !words.isEmpty {
      let field = words.removeFirst()
      let fields = Vocabulary.playerFields(session.ledger.rules)
      guard let name = session.parser.vocabulary.fields[field.text], name != "keeper" || fields.contains(name) else {
        throw session.unknownField(field, among: fields)
      }
      if name == "captain" {
        for other in match[side].playerIDs { match[side][other].isCaptain = false }
        player.isCaptain = true
        continue
      }
      if name == "keeper" {
        // There can be a substitute goalkeeper in addition to the starting one (docs/LAWS.md, A6).
        for other in match[side].playerIDs where match[side][other].isStarter == player.isStarter {
          match[side][other].isGoalkeeper = false
        }
        player.isGoalkeeper = true
        continue
      }
      guard !words.isEmpty else { throw Stop(call.argumentMissing()) }
      let value = words.removeFirst()
      switch name {
      case "name": player.name = value.text + restOfName(after: value, &words, call, session)
      case "number":
        guard let number = ShirtNumber(value.text), session.ledger.rules.numbers.contains(number) else {
          throw Stop(.line(.badNumber(value.text)), column: value.column)
        }
        if let owner = match[side].player(numbered: number), owner != id {
          throw Stop(.numberTaken(side, number, by: owner), column: value.column)
        }
        player.number = number
      case "pos": player.position = value.text
      case "foot": player.foot = value.text
      case "height": player.height = value.text
      case "traits": player.traits = value.text.split(separator: ",").map { String($0) }
      case "licence": player.licence = value.text
      default: throw Stop(call.badArgument(field))
      }
    }
    match[side][id] = player
    _ = try session.correct(CorrectedMatch(match), call)
    return [session.fact(.look(.player(side, id)))]
  }

  /// The remaining words of an unquoted name, up to the next field.
  private static func restOfName(
    after value: Word, _ words: inout [Word], _ call: CommandCall, _ session: Session
  ) -> String {
    let place = value.column - (call.words.first?.column ?? 1)
    if let first = call.rest.dropFirst(place).first, quotes.contains(first) { return "" }
    var rest = ""
    while let word = words.first,
      session.parser.vocabulary.fields[word.text].map(Vocabulary.playerFields.contains) != true
    {
      rest += " " + words.removeFirst().text
    }
    return rest
  }

  private static let quotes = "\"“”«»"
}
