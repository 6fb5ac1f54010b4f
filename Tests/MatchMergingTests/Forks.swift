import MatchModel
import TestSupport

/// A match as one of two people recorded it: incomplete, with slightly different minutes, sometimes fewer details, and
/// rarely a wrong number.
struct Fork {
  let match: Match
  /// The index of each action in the original.
  let places: [Int]

  static func pair(of original: Original, seed: UInt64) -> (Fork, Fork) {
    var random = SeededGenerator(seed: seed)
    return (Fork(original, &random), Fork(original, &random))
  }

  private init(_ original: Original, _ random: inout SeededGenerator) {
    var actions: [(place: Int, action: Action)] = []
    for (place, action) in original.match.actions.enumerated() {
      guard !action.isWhistle, action.moment.minute != nil else {
        actions.append((place, action))
        continue
      }
      guard Int.random(in: 0..<100, using: &random) < 85 else { continue }
      var seen = action
      if Int.random(in: 0..<100, using: &random) < 20 { seen = seen.off(by: Bool.random(using: &random) ? 1 : -1) }
      if Int.random(in: 0..<100, using: &random) < 25 { seen = seen.withLess }
      if Int.random(in: 0..<100, using: &random) < 2 { seen = seen.byAnother(in: original.match) }
      actions.append((place, seen))
    }
    // Sorted by minute within each period.
    var sorted: [(place: Int, action: Action)] = []
    for entry in actions {
      var index = sorted.count
      while index > 0, entry.action.precedes(sorted[index - 1].action) { index -= 1 }
      sorted.insert(entry, at: index)
    }
    match = original.match.with(sorted.map(\.action))
    places = sorted.map(\.place)
  }
}

extension Action {
  fileprivate func precedes(_ other: Action) -> Bool {
    guard !isWhistle, !other.isWhistle, moment.phase == other.moment.phase, let mine = moment.minute,
      let theirs = other.moment.minute
    else { return false }
    return mine < theirs
  }

  fileprivate func off(by minutes: Int) -> Action {
    guard let minute = moment.minute, minute.added == 0, minute.minute > 1, ![45, 46, 90, 91].contains(minute.minute)
    else { return self }
    var moment = moment
    moment.minute = MatchMinute(minute.minute + minutes)
    return moved(to: moment)
  }

  /// The action without its optional details.
  fileprivate var withLess: Action {
    switch specific {
    case .goal(let goal):
      Goal(
        at: moment, team: goal.team, shot: Shot(shooter: goal.shot.shooter), isOwn: goal.isOwn,
        isAnnulled: goal.isAnnulled, confirmed: confirmed)
    case .chance(let chance):
      Chance(
        at: moment, team: chance.team, shot: Shot(shooter: chance.shot.shooter), outcome: nil, confirmed: confirmed)
    case .corner(let corner): Corner(at: moment, team: corner.team, confirmed: confirmed)
    case .foul(let foul): Foul(at: moment, team: foul.team, offender: foul.offender, confirmed: confirmed)
    case .card(let card):
      Card(at: moment, team: card.team, person: card.person, color: card.color, confirmed: confirmed)
    default: self
    }
  }

  /// The action with another squad member in place of its first player.
  fileprivate func byAnother(in match: Match) -> Action {
    guard let first = participants.first, case .player(let id) = first.person,
      let place = match[first.side].place(of: id)
    else { return self }
    let ids = match[first.side].playerIDs
    let another = Person.player(ids[(place + 1) % ids.count])
    return replacing { side, person in side == first.side && person == first.person ? another : person }
  }
}

/// A match that was continued: a few corrections, deletions and new actions.
struct Edits {
  private(set) var match: Match

  init(_ match: Match, seed: UInt64) {
    self.match = match
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...4, using: &random) { edit(&random) }
  }

  private mutating func edit(_ random: inout SeededGenerator) {
    let places = match.actions.indices.filter { !match.actions[$0].isWhistle }
    guard let place = places.randomElement(using: &random) else { return }
    let action = match.actions[place]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: match.actions.remove(at: place)
    case 1: match.actions[place] = action.byAnother(in: match)
    case 2:
      match.actions.insert(
        Note(at: action.moment, on: .match, text: "Note \(Int.random(in: 0..<1000, using: &random))"), at: place + 1)
    default: match.actions[place] = action.withLess
    }
  }
}
