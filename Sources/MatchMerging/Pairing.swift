import MatchModel

/// Finds the events that both people recorded: same kind, side and period, at most a minute apart (two for goals), and
/// in the same order in both records.
struct Pairing {
  let one: [ActionRecord]
  let other: [ActionRecord]

  private struct Block: Hashable {
    let kind: ActionKind
    let side: Side?
    let phase: Phase
    let period: Period?
    /// Declared actions and notes are only paired if they are alike.
    let detail: FieldValue?

    init(_ record: ActionRecord) {
      kind = record.kind
      side = record.side
      period = record.period
      phase =
        switch (record.kind, record.moment.phase) {
        // The end of a match is a single event, whatever phase each record gives it.
        case (.matchEnd, _): .before
        // A substitution in an interval is often recorded in the first minute of the next period. The numbers of
        // periods continue into extra time.
        case (.substitution, .after(let last)) where last != .shootOut: .during(.regular(last.number + 1))
        case (.substitution, .during(let period)) where period != .shootOut: .during(.regular(period.number))
        case (_, let phase): phase
        }
      detail = record.kind == .own ? record[.code] : record.kind == .note ? record[.text] : nil
    }
  }

  /// Pairs of places, in the order of the first record.
  func pairs(_ places: [Int], _ otherPlaces: [Int]) -> [(Int, Int)] {
    let mine = Dictionary(grouping: places) { Block(one[$0]) }
    let theirs = Dictionary(grouping: otherPlaces) { Block(other[$0]) }
    var pairs: [(Int, Int)] = []
    for (block, places) in mine {
      guard let others = theirs[block] else { continue }
      let gap = block.kind == .goal ? ActionRecord.goalsApart : ActionRecord.apart
      for (places, others) in clusters(places, others, gap: gap) { pairs += aligned(places, others) }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// Splits a block wherever there are more than `gap` minutes without an event, which keeps alignments short.
  private func clusters(_ places: [Int], _ others: [Int], gap: Int) -> [([Int], [Int])] {
    let events =
      (places.map { (minute: one[$0].minuteNumber, isMine: true, place: $0) }
      + others.map { (minute: other[$0].minuteNumber, isMine: false, place: $0) })
      .sorted { ($0.minute, $0.isMine ? 0 : 1, $0.place) < ($1.minute, $1.isMine ? 0 : 1, $1.place) }
    var clusters: [([Int], [Int])] = []
    var last: Int?
    for event in events {
      if last.map({ event.minute - $0 > gap }) ?? true { clusters.append(([], [])) }
      if event.isMine {
        clusters[clusters.count - 1].0.append(event.place)
      } else {
        clusters[clusters.count - 1].1.append(event.place)
      }
      last = event.minute
    }
    return clusters.filter { !$0.0.isEmpty && !$0.1.isEmpty }.map { ($0.0.sorted(), $0.1.sorted()) }
  }

  /// Prefers the most pairs, then the fewest contradictions, then the smallest difference in time.
  private func aligned(_ places: [Int], _ others: [Int]) -> [(Int, Int)] {
    var best = Array(repeating: Array(repeating: 0, count: others.count + 1), count: places.count + 1)
    var gains: [Int?] = []
    gains.reserveCapacity(places.count * others.count)
    for place in places { for otherPlace in others { gains.append(gain(one[place], other[otherPlace])) } }
    for i in stride(from: places.count - 1, through: 0, by: -1) {
      for j in stride(from: others.count - 1, through: 0, by: -1) {
        best[i][j] = max(best[i + 1][j], best[i][j + 1])
        if let gain = gains[i * others.count + j] { best[i][j] = max(best[i][j], gain + best[i + 1][j + 1]) }
      }
    }
    var (i, j) = (0, 0)
    var pairs: [(Int, Int)] = []
    while i < places.count, j < others.count {
      if let gain = gains[i * others.count + j], best[i][j] == gain + best[i + 1][j + 1] {
        pairs.append((places[i], others[j]))
        i = i + 1
        j = j + 1
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// The value of a pair; nil if the two cannot be one event.
  private func gain(_ one: ActionRecord, _ other: ActionRecord) -> Int? {
    guard one.mayBe(other) else { return nil }
    let contradictions = one.fields(with: other).count { one.contradicts(other, in: $0) }
    return 1_000_000 - contradictions * 1000 - one.distance(to: other)
  }
}

extension ActionRecord {
  /// Includes stoppage time, for comparisons within a period. A whistle is identified by its period.
  var minuteNumber: Int { isWhistle ? 0 : moment.minute.map { $0.minute + $0.added } ?? -1000 }

  /// The maximum difference in minutes between two records of one event.
  static let apart = 1
  /// The maximum difference for goals. A goal counted twice makes the score wrong, and a team rarely scores twice in
  /// two minutes. Beyond ``apart``, or with different scorers, the program asks whether they are one goal.
  static let goalsApart = 2

  var isWhistle: Bool { kind == .periodStart || isEnd }
  var isEnd: Bool { kind == .periodEnd || kind == .matchEnd }

  /// True if two records may describe the same event.
  func mayBe(_ other: ActionRecord) -> Bool {
    if isWhistle { return true }
    if isGoal, other.isGoal { return minutes(to: other) <= Self.goalsApart }
    guard minutes(to: other) <= Self.apart else { return false }
    // A player goes off, or comes on, only once, so one of the two players is enough to recognise a substitution.
    if kind == .substitution, [.person, .playerOn].contains(where: { isSamePerson(other, in: $0) }) { return true }
    return ![.person, .playerOn].contains { isAnotherPerson(other, in: $0) }
  }

  func minutes(to other: ActionRecord) -> Int { isWhistle ? 0 : abs(minuteNumber - other.minuteNumber) }

  private func isSamePerson(_ other: ActionRecord, in field: ActionField) -> Bool {
    guard let mine = values[field], let theirs = other.values[field] else { return false }
    return mine == theirs && !mine.isUnidentified
  }

  /// True if both name a person, and not the same one.
  private func isAnotherPerson(_ other: ActionRecord, in field: ActionField) -> Bool {
    guard let mine = values[field], let theirs = other.values[field] else { return false }
    return mine != theirs && !mine.isUnidentified && !theirs.isUnidentified
  }

  /// True if the two values of a field cannot both be right.
  func contradicts(_ other: ActionRecord, in field: ActionField) -> Bool {
    switch field {
    case .isAbandoned: return values[field] != other.values[field]
    case .result where kind == .goal:
      if values[field] == nil || other.values[field] == nil { return isGoal != other.isGoal }
    case .person, .playerOn, .assistant, .victim, .opponent: return isAnotherPerson(other, in: field)
    default: break
    }
    guard let mine = values[field], let theirs = other.values[field] else { return false }
    return mine != theirs
  }

  fileprivate func distance(to other: ActionRecord) -> Int {
    var distance = min(minutes(to: other), 5) * 100
    if let mine = moment.elapsed, let theirs = other.moment.elapsed { distance += min(Int(abs(mine - theirs)), 99) }
    return distance
  }
}

extension FieldValue {
  var isUnidentified: Bool {
    if case .person(_, .unidentified) = self { true } else { false }
  }
}
