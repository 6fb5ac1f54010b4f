import MatchModel

/// What an instance of a timeline is: a kind of action, or what only other programs tell apart by a word.
enum TimelineKind: Hashable {
  case action(ActionKind)
  case ownGoal, yellow, red

  /// The kind that our own mark calls so.
  init?(mark: String) {
    guard let kind = Self.marks[mark] else { return nil }
    self = .action(kind)
  }

  static let marks: [String: ActionKind] = Dictionary(
    uniqueKeysWithValues: ActionKind.allCases.compactMap { kind in kind.foreign.map { ($0.mark, kind) } })

  /// Every kind that others call by words, with the key of the words; the first that a word is of has it.
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

  /// The event that labels tell; nil where they lack what it needs.
  func event(_ labels: LabelReading, _ mark: OwnMark?) -> ForeignEvent.Kind? {
    switch self {
    case .action(let kind): kind.foreign?.read(labels, mark)
    case .ownGoal: .goal(labels.shot(mark), isOwn: true)
    case .yellow: .card(labels.somebody, .yellow, labels.reason)
    case .red: .card(labels.somebody, .red, labels.reason)
    }
  }
}
