import MatchModel

extension CommandSpec {
  /// All commands in the order of the help.
  public static let all: [CommandSpec] = [
    CommandSpec(kind: .undo, code: "undo", forms: [], most: 0, topic: .corrections, isShownFirst: true, effect: .acts),
    CommandSpec(kind: .redo, code: "redo", forms: [], most: 0, topic: .corrections, effect: .acts),
    CommandSpec(
      kind: .log, code: "ls", forms: ["[PLAYER|KIND|l|v|-N]", "last N"], most: 4, topic: .looking, isShownFirst: true,
      effect: .looks),
    CommandSpec(kind: .edit, code: "edit", forms: ["K CLAUSE"], most: nil, topic: .corrections, effect: .corrects),
    CommandSpec(kind: .delete, code: "del", forms: ["K [K ...]"], most: nil, topic: .corrections, effect: .corrects),
    CommandSpec(kind: .annul, code: "annul", forms: ["[K|l|v]"], most: 3, topic: .corrections, effect: .corrects),
    CommandSpec(
      kind: .move, code: "move", forms: ["K TIME", "K before J", "K after J"], most: 8, topic: .corrections,
      effect: .corrects),
    CommandSpec(kind: .take, code: "take", forms: ["[N] [CLAUSE]"], most: nil, topic: .corrections, effect: .acts),
    CommandSpec(kind: .drop, code: "drop", forms: ["[N ...]", "all"], most: nil, topic: .corrections, effect: .acts),
    CommandSpec(kind: .merge, code: "merge", forms: ["FILE"], most: nil, topic: .corrections, effect: .acts),
    CommandSpec(
      kind: .player, code: "player", forms: ["l9 FIELD VALUE ..."], most: nil, topic: .players,
      fields: Vocabulary.playerFields, effect: .corrects { $0.words.count <= 1 }),
    CommandSpec(kind: .find, code: "find", forms: ["TEXT"], most: nil, topic: .players, effect: .looks),
    CommandSpec(
      kind: .lineUp, code: "lineup", forms: ["[l|v] [N N ...]"], most: nil, topic: .players,
      effect: .corrects { call in !call.words.contains { $0.text.last?.isDigit == true } }),
    CommandSpec(
      kind: .bench, code: "bench", forms: ["[l|v] [N N ...]"], most: nil, topic: .players,
      effect: .corrects { call in !call.words.contains { $0.text.last?.isDigit == true } }),
    CommandSpec(
      kind: .set, code: "set", forms: ["[FIELD TEXT]"], most: nil, topic: .players, fields: Vocabulary.matchFields,
      effect: .corrects { $0.words.isEmpty }),
    CommandSpec(kind: .score, code: "score", forms: [], most: 0, topic: .looking, effect: .looks),
    // A declared action may consist of several words: `stats key pass`.
    CommandSpec(kind: .stats, code: "stats", forms: ["[l|v|PLAYER|KIND]"], most: 4, topic: .looking, effect: .looks),
    CommandSpec(kind: .notes, code: "notes", forms: ["[l|v|PLAYER]"], most: 1, topic: .looking, effect: .looks),
    CommandSpec(kind: .scout, code: "scout", forms: ["[l|v]"], most: 1, topic: .looking, effect: .looks),
    CommandSpec(kind: .todo, code: "todo", forms: [], most: 0, topic: .looking, effect: .looks),
    CommandSpec(kind: .headsUp, code: "heads-up", forms: [], most: 0, topic: .looking, effect: .looks),
    CommandSpec(kind: .xml, code: "xml", forms: [], most: 0, topic: .looking, effect: .looks),
    CommandSpec(kind: .report, code: "report", forms: [], most: 0, topic: .looking, effect: .looks),
    CommandSpec(
      kind: .clock, code: "clock", forms: ["[MM:SS|+30|-30]"], most: 1, topic: .time, effect: .acts { $0.words.isEmpty }
    ),
    CommandSpec(kind: .award, code: "award", forms: ["3-0", "none"], most: 1, topic: .players, effect: .corrects),
    CommandSpec(
      kind: .help, code: "help", forms: ["[TOPIC]"], most: nil, topic: .looking, isShownFirst: true, effect: .looks),
    CommandSpec(kind: .quit, code: "quit", forms: [], most: 0, topic: .looking, effect: .acts),
  ]
}
