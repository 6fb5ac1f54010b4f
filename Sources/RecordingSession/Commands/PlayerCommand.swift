import MatchModel
import MatchRules
import PromptLanguage

/// `player l9 name "..." number 19 pos ST foot left height 180 traits tall,set-piece licence QX-99 captain keeper`: edits a player.
extension CommandRun {
  func player() throws(Stop) -> [Fact] {
    var words = LineParser.words(of: call.rest, from: call.words.first?.column ?? 1, quotes: Self.quotes)
    guard let first = words.first else { throw Stop(call.argumentMissing()) }
    if let who = parser.who(first), case .official(let code) = who.name {
      guard let side = who.side ?? ledger.match.ours else {
        throw Stop(.sideMissing(first.text), column: first.column)
      }
      return try official(code, side, Array(words.dropFirst()))
    }
    let (side, id) = try player(words.removeFirst())
    var match = ledger.match
    if words.isEmpty {
      let remark = session.services.medical(match, side, id).map { fact(.look(.medical($0))) }
      return [fact(.look(.player(side, id)))] + [remark].compactMap(\.self)
        + earlierNotes(on: side, about: id)
    }
    while !words.isEmpty {
      let field = words.removeFirst()
      let fields = Vocabulary.playerFields(ledger.rules)
      guard let name = parser.vocabulary.fields[field.text], name != "keeper" || fields.contains(name) else {
        throw unknownField(field, among: fields)
      }
      switch name {
      case "captain":
        for other in match[side].playerIDs { match[side][other].isCaptain = false }
        match[side][id].isCaptain = true
      case "keeper":
        // There can be a substitute goalkeeper in addition to the starting one (docs/LAWS.md, A6).
        let isStarter = match[side][id].isStarter
        for other in match[side].playerIDs where match[side][other].isStarter == isStarter {
          match[side][other].isGoalkeeper = false
        }
        match[side][id].isGoalkeeper = true
      default: try change(&match[side][id], side, id, field, name, &words)
      }
    }
    _ = try correct(CorrectedMatch(match))
    return [fact(.look(.player(side, id)))]
  }

  /// Changes a field to the value that follows it.
  private func change(
    _ player: inout Player, _ side: Side, _ id: PlayerID, _ field: Word, _ name: String, _ words: inout [Word]
  ) throws(Stop) {
    guard !words.isEmpty else { throw Stop(call.argumentMissing()) }
    let value = words.removeFirst()
    switch name {
    case "name": player.name = value.text + restOfName(after: value, &words)
    case "number":
      guard let number = ShirtNumber(value.text), ledger.rules.numbers.contains(number) else {
        throw Stop(.line(.badNumber(value.text)), column: value.column)
      }
      if let owner = ledger.match[side].player(numbered: number), owner != id {
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

  /// The remaining words of an unquoted name, up to the next field.
  private func restOfName(after value: Word, _ words: inout [Word]) -> String {
    let place = value.column - (call.words.first?.column ?? 1)
    if let first = call.rest.dropFirst(place).first, Self.quotes.contains(first) { return "" }
    var rest = ""
    while let word = words.first,
      parser.vocabulary.fields[word.text].map(Vocabulary.playerFields.contains) != true
    {
      rest += " " + words.removeFirst().text
    }
    return rest
  }

  private static let quotes = "\"“”«»"
}
