/// Who a player of a team is, whatever becomes of the squad: given to somebody who joins the team, and to nobody else of
/// it ever after. It stays the same when number or name are corrected, when others join or leave, and when the squad is
/// put in another order, which is how a changed number follows into every action. It says nothing outside its team, and
/// stands in no file: files name players by their numbers.
public struct PlayerID: Hashable, Sendable {
  /// How many had joined the team before.
  @usableFromInline let serial: Int

  /// Whoever joined the team after so many others: those of a new team are 0, 1, 2, ... in the order of its squad.
  @usableFromInline package init(joinedAfter others: Int) { serial = others }
}
