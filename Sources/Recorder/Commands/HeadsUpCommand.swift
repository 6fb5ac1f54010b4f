import Phrases

extension CommandKind {
  /// What to keep in mind: players on a yellow card, substitutions left.
  public static let headsUp = CommandKind(rawValue: "heads-up")
}

/// `heads-up`: what to keep in mind: who is one card away, how many substitutions are left.
enum HeadsUpCommand {
  static let spec = CommandSpec(
    kind: .headsUp, code: "heads-up", forms: [], most: 0,
    topic: .looking, effect: .looks, completion: .nothing, action: .answers(run))

  private static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    [session.fact(.look(.headsUp(countsUnresolved: true)))]
  }
}
