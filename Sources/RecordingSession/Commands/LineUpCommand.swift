import MatchModel
import MatchRules
import PromptLanguage

/// `lineup`: shows the line-ups; `lineup l 1 3 4 5 ...` sets the starters, `bench v 12 13 ...` the substitutes. `bench`
/// alone shows the substitutes and everyone's minutes.
extension CommandRun {
  func lineUp() throws(Stop) -> [Fact] {
    let (side, numbers) = try arguments()
    guard !numbers.isEmpty else {
      if let side { return [lineUp(side)] }
      return Side.allCases.flatMap { [fact(.look(.team($0))), lineUp($0)] }
    }
    let most = ledger.rules.players
    guard numbers.count <= most else { throw Stop(.tooManyStarters(numbers.count, most: most), column: call.column) }
    return try set(numbers, of: side ?? ledger.match.ours, starting: true)
  }

  /// A line-up with the suspended players.
  func lineUp(_ side: Side) -> Fact { fact(.look(.lineUp(side, suspended: session.suspended[side]))) }

  func bench() throws(Stop) -> [Fact] {
    let (side, numbers) = try arguments()
    guard !numbers.isEmpty else {
      let sides = (side ?? ledger.match.ours).map { [$0] } ?? Side.allCases
      return sides.flatMap { shown in
        (sides.count > 1 ? [fact(.look(.team(shown)))] : [])
          + [fact(.look(.statistics(.bench(shown, minute: session.timekeeper.presentMinute))))]
      }
    }
    return try set(numbers, of: side ?? ledger.match.ours, starting: false)
  }

  private func arguments() throws(Stop) -> (Side?, [ShirtNumber]) {
    var words = call.words[...]
    var side: Side?
    if let first = words.first, let named = session.side(first) {
      side = named
      words.removeFirst()
    }
    var numbers: [ShirtNumber] = []
    for word in words {
      guard let number = ShirtNumber(word.text), ledger.rules.numbers.contains(number) else {
        throw Stop(.line(.badNumber(word.text)), column: word.column)
      }
      if numbers.contains(number) { throw Stop(call.badArgument(word)) }
      numbers.append(number)
    }
    return (side, numbers)
  }

  /// The players whose starting role changes. Before kick-off, this needs no confirmation.
  func otherStarters(_ match: Match, _ side: Side) -> [Fact] {
    let old = ledger.match
    guard old.actions.contains(where: { $0 is PeriodStart }) else { return [] }
    return old[side].playerIDsByNumber.compactMap { id -> Fact? in
      let player = old[side][id]
      guard player.isConfirmed, let now = match[side].player(numbered: player.number),
        match[side][now].isStarter != player.isStarter
      else { return nil }
      return fact(.change(.starter(side, id, !player.isStarter)))
    }
  }

  private func set(_ numbers: [ShirtNumber], of side: Side?, starting: Bool) throws(Stop) -> [Fact] {
    guard let side else { throw Stop(.sideMissing(before: call.name + " ", " " + call.rest), column: call.column) }
    var match = ledger.match
    for number in numbers where match[side].player(numbered: number) == nil {
      match[side].add(Player(number: number, isConfirmed: false))
    }
    for id in match[side].playerIDs {
      if numbers.contains(match[side][id].number) {
        match[side][id].isStarter = starting
        match[side][id].isConfirmed = true
      } else if starting {
        match[side][id].isStarter = false
      }
    }
    let team = match[side]
    let starters = team.playerIDs.filter { team[$0].isStarter }
    if starting, ledger.rules.hasGoalkeeper, !starters.contains(where: { team[$0].isGoalkeeper }),
      let first = team.player(numbered: numbers[0])
    {
      // If no goalkeeper is known, the first player of the line-up is the goalkeeper.
      for id in team.playerIDs where !team[id].isConfirmed { match[side][id].isGoalkeeper = false }
      match[side][first].isGoalkeeper = true
    }
    // Once both starters and bench are known, remove placeholder numbers. Until then, the bench has as many as it may.
    if starting { match.leaveOutUnseen(of: side, ledger.rules) } else { match.removeUnconfirmedPlayers(of: side) }
    _ = try correct(CorrectedMatch(match, besides: otherStarters(match, side)))
    return [lineUp(side)]
  }
}

extension Match {
  /// Removes placeholder players without a name or actions from a squad that is now known.
  mutating func removeUnconfirmedPlayers(of side: Side) {
    let used = Set(actions.flatMap(\.participants).compactMap { $0.side == side ? $0.person.playerID : nil })
    self[side].removePlayers { id, player in
      !player.isConfirmed && !player.isStarter && player.name.isEmpty && !used.contains(id)
    }
  }
}
