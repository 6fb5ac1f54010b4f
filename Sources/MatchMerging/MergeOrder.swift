import MatchModel
import MatchRules

/// An event of the merged match, and its place in each record.
struct MergedAction {
  var record: ActionRecord
  /// The action itself, if a record contains it unchanged.
  var action: Action
  var one: Int?
  var other: Int?
  var isInBase = false
  /// The number and the minutes of a pair that was treated as one event although they differ.
  var pair: (number: Int, one: MatchMinute, other: MatchMinute)?
}

/// Puts merged events into an order that agrees with both records and, if neither shows which of two comes first, with
/// the laws.
struct MergeOrder {
  private let actions: [MergedAction]
  private let keys: [Key]
  private var successors: [[Int]]
  private var waitsFor: [Int]

  /// - Parameter reordered: the records that have actions of the base in a different order.
  init(_ actions: [MergedAction], _ one: [ActionRecord], _ other: [ActionRecord], reordered: (one: Bool, other: Bool)) {
    self.actions = actions
    let minutes = (Self.minutes(of: one), Self.minutes(of: other))
    keys = actions.map { action in
      Key(action.record, action.one.map { minutes.0[$0] } ?? action.other.map { minutes.1[$0] })
    }
    successors = Array(repeating: [], count: actions.count)
    waitsFor = Array(repeating: 0, count: actions.count)
    chain(one, \.one, leavingOutBase: reordered.other && !reordered.one)
    chain(other, \.other, leavingOutBase: reordered.one && !reordered.other)
  }

  /// Adds the order of a record, for events that still have the time given there.
  private mutating func chain(
    _ records: [ActionRecord], _ place: KeyPath<MergedAction, Int?>, leavingOutBase: Bool
  ) {
    let order = actions.indices.filter { index in
      actions[index][keyPath: place].map {
        records[$0].moment.phase == actions[index].record.moment.phase
          && records[$0].moment.minute == actions[index].record.moment.minute
      } ?? false
    }.sorted { (actions[$0][keyPath: place] ?? 0) < (actions[$1][keyPath: place] ?? 0) }
    for (before, after) in zip(order, order.dropFirst()) {
      if leavingOutBase, actions[before].isInBase, actions[after].isInBase { continue }
      successors[before].append(after)
      waitsFor[after] += 1
    }
  }

  /// - Parameter match: a match with the merged teams; its actions are not used.
  mutating func order(in match: Match, rules: RuleSet) -> [Int] {
    var match = match
    match.actions = []
    var state = MatchState(of: match, rules: rules)
    var free = actions.indices.filter { waitsFor[$0] == 0 }
    var isDone = Array(repeating: false, count: actions.count)
    var order: [Int] = []
    order.reserveCapacity(actions.count)
    while order.count < actions.count {
      if free.isEmpty {
        // The records contradict each other, which can only happen within a minute.
        guard let next = actions.indices.filter({ !isDone[$0] }).min(by: { keys[$0] < keys[$1] }) else { break }
        free = [next]
      }
      let next = self.next(of: free, in: state, match)
      free.removeAll { $0 == next }
      guard !isDone[next] else { continue }
      isDone[next] = true
      order.append(next)
      state.apply(actions[next].action)
      for successor in successors[next] {
        waitsFor[successor] -= 1
        if waitsFor[successor] == 0, !isDone[successor] { free.append(successor) }
      }
    }
    return order
  }

  /// The earliest of the events that may come next; if several are in the same minute, the first one that breaks no
  /// law.
  private func next(of free: [Int], in state: MatchState, _ match: Match) -> Int {
    let sorted = free.sorted { keys[$0] < keys[$1] }
    let first = sorted[0]
    let peers = sorted.prefix { keys[$0].isSameMinute(as: keys[first]) }
    guard peers.count > 1 else { return first }
    return peers.prefix(16).first { Ledger.judge(actions[$0].action, in: state, match: match).objections.isEmpty }
      ?? first
  }

  /// The minute of each action. An action without a minute gets the previous action's.
  private static func minutes(of records: [ActionRecord]) -> [MatchMinute] {
    var last = (phase: Phase.before, minute: MatchMinute(0))
    return records.map { record in
      if record.moment.phase != last.phase || record.kind == .periodStart {
        last = (record.moment.phase, MatchMinute(0))
      }
      if let minute = record.moment.minute { last.minute = minute }
      return last.minute
    }
  }

  private struct Key: Comparable {
    let phase: Phase
    let minute: MatchMinute
    let rank: Int
    let record: ActionRecord

    init(_ record: ActionRecord, _ running: MatchMinute?) {
      phase = record.moment.phase
      switch record.kind {
      case .periodStart: minute = MatchMinute(0)
      case .periodEnd, .matchEnd: minute = MatchMinute(Int.max, added: record.kind == .matchEnd ? 1 : 0)
      default: minute = record.moment.minute ?? running ?? MatchMinute(0)
      }
      rank = Self.kinds.firstIndex(of: record.kind) ?? 0
      self.record = record
    }

    /// Order within a minute: kinds that need a player on the field come before kinds that take a player off it.
    private static let kinds: [ActionKind] = [
      .periodStart, .note, .arrival, .corner, .goal, .chance, .offside, .own, .foul, .shootOutKick, .card,
      .substitution, .departure, .goalkeeper, .captaincy, .periodEnd, .matchEnd,
    ]

    func isSameMinute(as other: Key) -> Bool { phase == other.phase && minute == other.minute }

    static func < (one: Key, other: Key) -> Bool {
      let (mine, theirs) = ((one.phase, one.minute, one.rank), (other.phase, other.minute, other.rank))
      return mine == theirs ? one.record.canonicalText < other.record.canonicalText : mine < theirs
    }
  }
}

extension ActionRecord {
  /// All fields as text, which is the same for equal records.
  var canonicalText: String {
    let fields = ActionField.allCases.compactMap { field in values[field].map { "\(field.rawValue)=\($0)" } }
    return "\(kind.rawValue) \(side?.code ?? "") \(moment) \(fields.joined(separator: " ")) \(confirmed)"
  }
}
