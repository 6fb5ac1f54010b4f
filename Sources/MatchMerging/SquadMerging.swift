import MatchModel

package enum PlayerField: String, Sendable {
  case number = "dorsal"
  case name = "nom"
  case isStarter = "titular"
  case position = "posicio"
  case foot = "peu"
  case height = "alcada"
  case traits = "caracteristiques"
  case licence = "llicencia"

  static let texts: [(PlayerField, WritableKeyPath<Player, String> & Sendable)] = [
    (.name, \.name), (.position, \.position), (.foot, \.foot), (.height, \.height), (.traits, \.traitText),
    (.licence, \.licence),
  ]
}

package enum TeamField: String, Sendable {
  case name = "nom"
  case colour = "color"
  case crest = "escut"

  var path: WritableKeyPath<Team, String> & Sendable {
    switch self {
    case .name: \.name
    case .colour: \.colour
    case .crest: \.crest
    }
  }
}

package enum OfficialField: String, CaseIterable, Sendable {
  case name = "nom"
  case role = "carrec"

  var path: WritableKeyPath<Official, String> & Sendable { self == .name ? \.name : \.role }
}

/// Merges the squads of one side. Players are matched by number, or, with a base, by the player who had the number
/// there.
struct SquadMerging {
  let side: Side
  let one: Team
  let other: Team
  let base: Team?
  /// Players who appear in an action of each record, so they stay.
  let active: (one: Set<PlayerID>, other: Set<PlayerID>)
  /// Players of each record who came on in a substitution.
  let cameOn: (one: Set<PlayerID>, other: Set<PlayerID>)

  /// - Returns: the squad, and the identities of the other record's players in it. The first record's players keep
  ///   theirs.
  func merge(_ chooser: inout Chooser) -> (team: Team, identities: [PlayerID: PlayerID]) {
    var team = one
    team.name = name(&chooser)
    for field in [TeamField.colour, .crest] {
      team[keyPath: field.path] = chooser.joined(
        .team(side, field), one[keyPath: field.path], other[keyPath: field.path], base: base?[keyPath: field.path])
    }
    var identities: [PlayerID: PlayerID] = [:]
    for id in other.playerIDs {
      let counterpart = counterpart(of: id).flatMap { identities.values.contains($0) ? nil : $0 }
      if let merged = counterpart ?? team.player(numbered: other[id].number) {
        identities[id] = merged
        team[merged] = joined(
          team[merged], other[id], counterpart == nil ? nil : original(of: id),
          cameOn: (cameOn.one.contains(merged), cameOn.other.contains(id)), &chooser)
      } else if belongs(id) {
        identities[id] = team.add(other[id])
      }
    }
    let kept = Set(identities.values)
    let dropped = one.playerIDs.filter { !kept.contains($0) && !active.one.contains($0) && isDropped($0) }
    team.removePlayers { id, _ in dropped.contains(id) }
    completeLineUp(&team, identities)
    mergeRoles(&team, identities, &chooser)
    mergeOfficials(&team, &chooser)
    shortenBench(&team, identities)
    return (team, identities)
  }

  private func name(_ chooser: inout Chooser) -> String {
    if let base {
      if case .value(let name) = Joined(one.name, other.name, base: base.name) { return name ?? "" }
    } else if !DetailsCheck.areDistinct(one.name, other.name) || other.name.isEmpty {
      return one.name
    } else if one.name.isEmpty {
      return other.name
    }
    return chooser.value(.team(side, .name), one.name, other.name) { .text($0) } ?? ""
  }

  /// The player in the base, if any. The records use the same identities as the base.
  private func original(of id: PlayerID) -> Player? { base.flatMap { $0.place(of: id) == nil ? nil : $0[id] } }

  private func counterpart(of id: PlayerID) -> PlayerID? {
    if let base, base.place(of: id) != nil { return one.place(of: id) == nil ? nil : id }
    let player = other[id]
    let numbered = one.player(numbered: player.number)
    if let numbered, !one[numbered].hasPlaceholderNumber, !player.hasPlaceholderNumber { return numbered }
    // Placeholder numbers identify no one, but names do.
    let named = player.name.isEmpty ? nil : one.playerIDs.first { one[$0].name == player.name }
    if let named, player.hasPlaceholderNumber || one[named].hasPlaceholderNumber { return named }
    return numbered
  }

  /// True if a player who is only in the other record belongs to the merged squad.
  private func belongs(_ id: PlayerID) -> Bool {
    if active.other.contains(id) { return true }
    if let original = original(of: id) { return original != other[id] }
    // A squad of bare numbers gives way to one with names.
    return !other[id].isPlaceholder || one.isProvisional
  }

  /// True if a player who is only in the first record has left the squad.
  private func isDropped(_ id: PlayerID) -> Bool {
    if base != nil { return original(of: id) == one[id] }
    return one[id].isPlaceholder && other.isLineUpKnown && !other.isProvisional
  }

  private func joined(
    _ one: Player, _ other: Player, _ base: Player?, cameOn: (one: Bool, other: Bool), _ chooser: inout Chooser
  ) -> Player {
    var player = one
    if let base {
      // Believe the record with a confirmed line-up about who starts.
      func bool(_ path: KeyPath<Player, Bool>) -> Bool {
        one[keyPath: path] == base[keyPath: path] ? other[keyPath: path] : one[keyPath: path]
      }
      player.isStarter = bool(\.isStarter)
      player.isConfirmed = bool(\.isConfirmed)
      player.isListed = bool(\.isListed)
      player.hasPlaceholderNumber = bool(\.hasPlaceholderNumber)
      let subject = Contradiction.Subject.player(side, base.number, .number)
      player.number =
        chooser.joined(subject, one.number, other.number, base: base.number) { .text($0.description) } ?? one.number
    } else {
      let isFree = self.one.player(numbered: other.number) == nil
      if one.hasPlaceholderNumber, !other.hasPlaceholderNumber, isFree { player.number = other.number }
      if other.isConfirmed, !one.isConfirmed {
        player.isStarter = other.isStarter
      } else if one.isConfirmed == other.isConfirmed, one.isListed == other.isListed, one.isStarter != other.isStarter {
        player.isStarter = starts(one, other, as: player.number, cameOn, &chooser)
      } else if other.isListed, !one.isListed {
        player.isStarter = other.isStarter
      }
      player.isConfirmed = one.isConfirmed || other.isConfirmed
      player.isListed = one.isListed || other.isListed
      player.hasPlaceholderNumber = one.hasPlaceholderNumber && other.hasPlaceholderNumber
    }
    for (field, path) in PlayerField.texts {
      player[keyPath: path] = chooser.joined(
        .player(side, player.number, field), one[keyPath: path], other[keyPath: path], base: base?[keyPath: path])
    }
    return player
  }

  /// Decides whether a player starts if the records differ and neither knows more.
  private func starts(
    _ one: Player, _ other: Player, as number: ShirtNumber, _ cameOn: (one: Bool, other: Bool),
    _ chooser: inout Chooser
  ) -> Bool {
    // `completeLineUp` decides about numbers that neither record has used.
    if !one.isConfirmed { return false }
    // In a provisional line-up, any player who does something is taken for a starter. Coming on is better evidence.
    if cameOn.one, !cameOn.other, self.other.isProvisional { return one.isStarter }
    if cameOn.other, !cameOn.one, self.one.isProvisional { return other.isStarter }
    let yesOrNo = { (value: Bool) -> FieldValue in .code(value ? "si" : "no") }
    return chooser.value(.player(side, number, .isStarter), one.isStarter, other.isStarter, yesOrNo) ?? false
  }
}

extension Player {
  fileprivate var traitText: String {
    get { traits.joined(separator: "\n") }
    set { traits = newValue.split(separator: "\n").map(String.init) }
  }
}
