import MatchModel

private struct ActionFacts {
  let facts: MatchFacts
  /// From 1.
  let place: Int
  let action: Action
}

extension RowTable {
  /// One row per action or whistle.
  public static let action = RowTable("action", actionColumns) { facts in
    facts.match.actions.enumerated().map { ActionFacts(facts: facts, place: $0 + 1, action: $1) }
  }

  private static let actionColumns: [TableColumn<ActionFacts>] = [
    .text("key", .uuid) { $0.facts.key },
    .number("place") { $0.place },
    .number("kind") { ActionKind.allCases.firstIndex(of: $0.action.kind) },
    .number("side") { $0.action.side.map { $0 == .home ? 0 : 1 } },
    .number("period") { $0.period },
    .number("minute") { $0.action.moment.minute?.minute },
    .number("added") { $0.action.moment.minute?.added },
    .number("milliseconds", .integer) { $0.action.moment.elapsed.map { Int(($0 * 1000).rounded()) } },
    .number("one") { $0.number(0) },
    .number("other") { $0.number(1) },
    .text("code") { $0.code },
  ]
}

extension ActionFacts {
  /// The period as in match files: numbers continue into extra time; 0 is before the match, 100 the shoot-out.
  fileprivate var period: Int {
    action.moment.phase.period.map { $0.kind == .shootOut ? 100 : $0.number } ?? 0
  }

  /// Shirt number of the first or second participant. Nil if there is no such participant, and for officials and
  /// unidentified players.
  fileprivate func number(_ index: Int) -> Int? {
    let people = action.participants
    guard people.indices.contains(index), case .player(let id) = people[index].person else { return nil }
    return facts.match[people[index].side][id].number.rawValue
  }

  /// Colour, outcome or origin, as in match files.
  fileprivate var code: String {
    switch action.specific {
    case .goal(let goal): goal.isAnnulled ? "anullat" : goal.shot.origin?.rawValue ?? ""
    case .chance(let chance): chance.outcome?.rawValue ?? ""
    case .card(let card): card.color?.rawValue ?? ""
    case .shootOutKick(let kick): kick.outcome.rawValue
    case .own(let action): action.code.rawValue
    default: ""
    }
  }
}
