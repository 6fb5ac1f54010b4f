import MatchModel
import Phrases

extension Wording {
  /// Number and name: "9 Iniesta", "?1", "coach Lobo". As at the prompt, only the opponents have a prefix: "v4 Ramos".
  /// If neither side is ours, both have a prefix. An official is shown with the team instead: "coach Lobo (Madrid)".
  public func name(_ person: Person, of side: Side, in match: Match) -> String {
    let label = label(of: person, of: side, in: match, withName: true)
    guard case .official = person else { return mark(of: side, in: match) + label }
    return match.ours == side
      ? label : book(Phrase("recipient.of-team", ["who": label, "team": team(side, in: match)]))
  }

  /// As typed at the prompt: "9" for our own side, "v4", "v?2", "vcoach" for the opponents.
  public func tag(_ person: Person, of side: Side, in match: Match) -> String {
    mark(of: side, in: match) + label(of: person, of: side, in: match, withName: false)
  }

  /// The prefix of a number on this side; empty for our own.
  func mark(of side: Side, in match: Match) -> String { match.ours == side ? "" : side.mark }

  /// The team's name, or the default one.
  public func team(_ side: Side, in match: Match) -> String {
    let name = oneLine(match[side].name)
    return name.isEmpty ? defaultTeamName(side) : name
  }

  /// The side's name in a new match.
  public func defaultTeamName(_ side: Side) -> String {
    book(Phrase(side == .home ? "team.home" : "team.away"))
  }

  /// As many tags as fit on a line: "v2 v3 v5 ...".
  func tags(_ people: [Person], of side: Side, in match: Match) -> String {
    let most = 12
    let shown = people.prefix(most).map { tag($0, of: side, in: match) }
    return (shown + (people.count > most ? ["..."] : [])).joined(separator: " ")
  }

  func tag(_ part: Participant, in match: Match) -> String { tag(part.person, of: part.side, in: match) }

  /// The official's role in the language: "coach", "coach 2". Unknown codes are unchanged.
  public func official(_ code: OfficialCode) -> String {
    let text = oneLine(code.rawValue)
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard let first = book.words("words.official." + text.dropLast(digits)).first else { return text }
    let word = first.replacing("_", with: " ")
    return digits == 0 ? word : word + " " + text.suffix(digits)
  }

  /// The person in a sentence about a card: "for 9 Iniesta", "for the coach Lobo", "a l'entrenador (Madrid)".
  func recipient(_ person: Person, of side: Side, in match: Match) -> Phrase {
    guard case .official(let code) = person else {
      return Phrase("recipient.player", ["who": name(person, of: side, in: match)])
    }
    let who = label(of: person, of: side, in: match, withName: true)
    let role = Self.role(of: code)
    return ofTeam(Phrase(role.map { "recipient.\($0)" } ?? "recipient.player", ["who": who]), side, in: match)
  }

  /// The role in the catalogue keys, without a number; nil for an unknown role.
  private static func role(of code: OfficialCode) -> OfficialCode? {
    let role = code.rawValue.prefix { !$0.isNumber }
    return OfficialCode.roles.first { $0.rawValue == role }
  }

  /// An official in a sentence: "the coach Lobo", "l'entrenador (Madrid)".
  private func theOfficial(_ code: OfficialCode, of side: Side, in match: Match, withName: Bool) -> String {
    guard let role = Self.role(of: code) else { return name(.official(code), of: side, in: match) }
    let who = withName ? label(of: .official(code), of: side, in: match, withName: true) : official(code)
    return book(ofTeam(Phrase("official.\(role)", ["who": who]), side, in: match))
  }

  /// Adds the team's name in parentheses unless it is ours, because the side's prefix only works before a number.
  private func ofTeam(_ official: Phrase, _ side: Side, in match: Match) -> Phrase {
    match.ours == side
      ? official : Phrase("recipient.of-team", ["who": official, "team": team(side, in: match)])
  }

  /// The person in a sentence, with the name: "9 Iniesta", "the coach Lobo (Madrid)".
  public func subject(_ person: Person, of side: Side, in match: Match) -> String {
    guard case .official(let code) = person else { return name(person, of: side, in: match) }
    return theOfficial(code, of: side, in: match, withName: true)
  }

  /// Without the name if there is a number: "v4", "the coach (Madrid)".
  func subjectTag(_ part: Participant, in match: Match) -> String {
    guard case .official(let code) = part.person else { return tag(part, in: match) }
    return theOfficial(code, of: part.side, in: match, withName: false)
  }

  private func label(of person: Person, of side: Side, in match: Match, withName: Bool) -> String {
    let (code, name): (String, String)
    switch person {
    case .player(let id):
      guard let place = match[side].place(of: id) else { return "?" }
      let player = match[side].players[place]
      code = player.number.description
      name = player.name
    case .unidentified(let number): return "?\(number)"
    case .official(let official):
      code = withName ? self.official(official) : oneLine(official.rawValue)
      name = match[side].official(official)?.name ?? ""
    }
    return withName && !name.isEmpty ? "\(code) \(oneLine(name))" : code
  }
}

extension Side {
  /// The prefix of numbers on this side, in every language.
  public var mark: String { self == .home ? "l" : "v" }
}
