/// The identity of a player within a team. It is assigned when a player joins the team and never reused. It survives
/// corrections of number and name and changes of the squad, so a corrected number appears in all actions. It has no
/// meaning outside the team and is not stored: files identify players by number.
public struct PlayerID: Hashable, Sendable {
  /// Number of players who joined the team earlier.
  @usableFromInline let serial: Int

  /// The player who joined after `others` players. A new team numbers its squad 0, 1, 2, ...
  @usableFromInline package init(joinedAfter others: Int) { serial = others }
}
