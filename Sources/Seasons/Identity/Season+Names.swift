public import MatchModel

extension Season {
  /// A copy of the season with names in the given styles, also in the IDs.
  public func named(_ style: (SeasonPlayer) -> NameStyle) -> Season {
    var season = self
    season.players.rename(style)
    return season
  }

  /// True if the player was in a match whose rules are for minors.
  public func isMinor(_ player: SeasonPlayer) -> Bool { player.entries.contains { matches[$0.match].sheet.isOfMinors } }
}

extension Players {
  fileprivate mutating func rename(_ style: (SeasonPlayer) -> NameStyle) {
    let styles = all.map(style)
    guard styles.contains(where: { $0 != .full }) else { return }
    var taken = Set(zip(all, styles).filter { $1 == .full }.map(\.0.id))
    all = zip(all, styles).map { player, style in
      guard style != .full else { return player }
      let name = style.shown(player.name)
      // Number and shown name, so that the ID reveals nothing else.
      let number = ShirtNumber.text(of: player.numbers.first ?? 0)
      let base = Players.slug(player.team) + "/" + Players.slug("\(number) \(name)")
      var id = base
      var count = 1
      while !taken.insert(id).inserted {
        count += 1
        id = "\(base)-\(count)"
      }
      return SeasonPlayer(
        id: id, name: name, spellings: name.isEmpty ? [] : [name], team: player.team, teams: player.teams,
        numbers: player.numbers, entries: player.entries, licence: player.licence, birth: player.birth)
    }
  }
}
