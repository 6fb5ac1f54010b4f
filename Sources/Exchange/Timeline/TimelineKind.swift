import MatchModel

/// The meaning of a timeline instance: a kind of action, or a more specific kind that only other programs use.
enum TimelineKind: Hashable {
  case action(ActionKind)
  case ownGoal, yellow, red

  init?(mark: String) {
    guard let kind = Self.marks[mark] else { return nil }
    self = .action(kind)
  }

  static let marks: [String: ActionKind] = Dictionary(
    uniqueKeysWithValues: ActionKind.allCases.compactMap { kind in kind.foreign.map { _ in (kind.code, kind) } })

  /// All kinds with names, and the key of their names. The first kind with a matching name is used.
  static let named: [(kind: TimelineKind, words: String)] =
    ActionKind.allCases.flatMap { kind -> [(kind: TimelineKind, words: String)] in
      guard let form = kind.foreign, form.isNamedByOthers else { return [] }
      let more: [(kind: TimelineKind, words: String)] =
        switch kind {
        case .goal: [(.ownGoal, "words.clause.own-goal")]
        case .card: [(.yellow, "words.clause.yellow"), (.red, "words.clause.red")]
        default: []
        }
      return [(.action(kind), form.words)] + more
    }

  /// The event described by the labels. Nil if a required label is missing.
  func event(_ labels: LabelReading, _ mark: OwnMark?) -> ForeignEvent.Kind? {
    switch self {
    case .action(let kind): kind.foreign?.read(labels, mark)
    case .ownGoal: .goal(labels.shot(mark), isOwn: true)
    case .yellow: .card(labels.somebody, .yellow, labels.reason)
    case .red: .card(labels.somebody, .red, labels.reason)
    }
  }
}
