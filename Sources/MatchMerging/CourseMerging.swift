import MatchModel

/// Merges the actions: three-way for those in the base, two-way for the others.
struct CourseMerging {
  private let oneActions: [Action]
  private let otherActions: [Action]
  let oneRecords: [ActionRecord]
  let otherRecords: [ActionRecord]
  private let baseRecords: [ActionRecord]?
  private(set) var reordered = (one: false, other: false)
  /// Unidentified players of one record who have been recognised as a person of the other.
  private var recognised: [Somebody: Person] = [:]
  /// For each unidentified player and a person who may be the same: true if they are not two people.
  private var asked: [Somebody: [Person: Bool]] = [:]

  private struct Somebody: Hashable {
    let side: Side
    let person: Person
  }

  init(one: Match, other: Match, base: Match?, identities: BothSides<[PlayerID: PlayerID]>) {
    // Number the other record's unidentified players after the first one's.
    let last = BothSides(home: one.lastUnidentified(of: .home), away: one.lastUnidentified(of: .away))
    let shared = base.map { BothSides(home: $0.lastUnidentified(of: .home), away: $0.lastUnidentified(of: .away)) }
    func here(_ side: Side, _ person: Person) -> Person {
      switch person {
      case .player(let id): return .player(identities[side][id] ?? id)
      case .unidentified(let number):
        let shared = shared?[side] ?? 0
        return number <= shared ? person : .unidentified(number - shared + max(last[side], shared))
      case .official: return person
      }
    }
    oneActions = Array(one.actions)
    otherActions = other.actions.map { $0.replacing(here) }
    oneRecords = oneActions.map(ActionRecord.init)
    otherRecords = otherActions.map(ActionRecord.init)
    baseRecords = base?.actions.map { ActionRecord($0.replacing(here)) }
  }

  mutating func merge(_ chooser: inout Chooser) -> [MergedAction] {
    var merged: [MergedAction] = []
    var (mine, theirs) = (Array(oneRecords.indices), Array(otherRecords.indices))
    if let baseRecords {
      let one = BaseMatching(base: baseRecords, record: oneRecords)
      let other = BaseMatching(base: baseRecords, record: otherRecords)
      reordered = (one.isReordered, other.isReordered)
      mine = one.new
      theirs = other.new
      for (index, base) in baseRecords.enumerated() {
        if let action = threeWay(base, one.places[index], other.places[index], &chooser) { merged.append(action) }
      }
    }
    let pairs = Pairing(one: oneRecords, other: otherRecords).pairs(mine, theirs)
    let paired = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    var number = 0
    for (place, otherPlace) in pairs { merged += twoWay(place, otherPlace, &number, &chooser) }
    merged += mine.filter { !paired.0.contains($0) }.map { only(one: $0) }
    merged += theirs.filter { !paired.1.contains($0) }.map { only(other: $0) }
    if !recognised.isEmpty { merged = merged.map(identified) }
    return merged
  }

  private func only(one place: Int, isInBase: Bool = false) -> MergedAction {
    MergedAction(record: oneRecords[place], action: oneActions[place], one: place, isInBase: isInBase)
  }

  private func only(other place: Int, isInBase: Bool = false) -> MergedAction {
    MergedAction(record: otherRecords[place], action: otherActions[place], other: place, isInBase: isInBase)
  }

  /// The merged version of an action of the base; nil if it was deleted.
  private mutating func threeWay(
    _ base: ActionRecord, _ place: Int?, _ otherPlace: Int?, _ chooser: inout Chooser
  ) -> MergedAction? {
    switch (place, otherPlace) {
    case (nil, nil): return nil
    case (let place?, nil):
      guard oneRecords[place] != base else { return nil }
      let choice = chooser.choose(.deletion(of: oneActions[place]), .yes, nil, at: (place, nil))
      return choice == .take(.first) ? only(one: place, isInBase: true) : nil
    case (nil, let place?):
      guard otherRecords[place] != base else { return nil }
      let choice = chooser.choose(.deletion(of: otherActions[place]), nil, .yes, at: (nil, place))
      // Without a decision, keep the event.
      return choice == .take(.first) && !chooser.isUndecided ? nil : only(other: place, isInBase: true)
    case (let place?, let otherPlace?):
      let (mine, theirs) = (oneRecords[place], otherRecords[otherPlace])
      if mine == theirs || theirs == base { return merged(mine, oneActions[place], place, otherPlace) }
      if mine == base { return merged(theirs, otherActions[otherPlace], place, otherPlace) }
      func choose(_ field: ActionField) -> ActionRecord {
        let subject = Contradiction.Subject.field(field, of: oneActions[place])
        let choice = chooser.choose(subject, mine[field], theirs[field], at: (place, otherPlace))
        return choice == .take(.second) ? theirs : mine
      }
      var record = mine
      // The record chosen for the scorer, or for the assist if the scorer was not in question.
      var chosen: ActionRecord?
      for field in ActionField.allCases {
        switch Joined(mine[field], theirs[field], base: base[field]) {
        case .value(let value): record[field] = value
        case .contradiction:
          if let joined = mine.joined(field, theirs) {
            record[field] = joined
          } else {
            let source = choose(field)
            record[field] = source[field]
            if field == .person || field == .assistant { chosen = chosen ?? source }
          }
        }
      }
      if record.isAssistedByScorer {
        let source = chosen ?? choose(.person)
        record[.person] = source[.person]
        record[.assistant] = source[.assistant]
      }
      record.confirmed = Set(mine.confirmed).union(theirs.confirmed).sorted()
      return merged(record, record.action(), place, otherPlace)
    }
  }

  private func merged(_ record: ActionRecord, _ action: Action, _ place: Int, _ otherPlace: Int) -> MergedAction {
    MergedAction(record: record, action: action, one: place, other: otherPlace, isInBase: true)
  }

  /// Joins a pair, or keeps both if they were declared to be two events.
  private mutating func twoWay(
    _ place: Int, _ otherPlace: Int, _ number: inout Int, _ chooser: inout Chooser
  ) -> [MergedAction] {
    let (mine, theirs) = (oneRecords[place], otherRecords[otherPlace])
    if mine == theirs {
      return [MergedAction(record: mine, action: oneActions[place], one: place, other: otherPlace)]
    }
    var (areTwo, isAsked) = (false, false)
    var record = mine
    func ask(_ field: ActionField, canBeBoth: Bool = true) {
      let subject = Contradiction.Subject.field(field, of: oneActions[place])
      switch chooser.choose(subject, mine[field], theirs[field], at: (place, otherPlace), canBeBoth: canBeBoth) {
      case .take(.first): record[field] = mine[field]
      case .take(.second): record[field] = theirs[field]
      case .both: areTwo = true
      }
    }
    for field in mine.fields(with: theirs) {
      if isRecognised(mine[field], theirs[field], (place, otherPlace), &chooser, &areTwo) {
        // Recognised players are replaced everywhere at the end.
        record[field] = mine[field]?.isUnidentified == true ? mine[field] : theirs[field]
      } else if mine.contradicts(theirs, in: field) {
        isAsked = true
        ask(field, canBeBoth: !mine.isWhistle)
      } else {
        record[field] = mine[field] ?? theirs[field]
      }
    }
    // The assist belonged to the scorer that was not chosen.
    if record.isAssistedByScorer { record[.assistant] = nil }
    record.moment = mine.jointMoment(theirs)
    let isFar = mine.minutes(to: theirs) > ActionRecord.apart
    if isFar, !isAsked { ask(.moment) }
    record.confirmed = Set(mine.confirmed).union(theirs.confirmed).sorted()
    var pair: (Int, MatchMinute, MatchMinute)?
    if let one = mine.moment.minute, let other = theirs.moment.minute, one != other, !isFar, !mine.isWhistle {
      number += 1
      pair = (number, one, other)
      if chooser.choices.apart.contains(number) { areTwo = true }
    }
    if areTwo { return [only(one: place), only(other: otherPlace)] }
    return [MergedAction(record: record, action: record.action(), one: place, other: otherPlace, pair: pair)]
  }

  /// True if an unidentified player is the named one; asks once for all actions of the two.
  private mutating func isRecognised(
    _ mine: FieldValue?, _ theirs: FieldValue?, _ places: (Int, Int), _ chooser: inout Chooser, _ areTwo: inout Bool
  ) -> Bool {
    guard case .person(let side, let one)? = mine, case .person(let otherSide, let other)? = theirs, side == otherSide,
      one != other
    else { return false }
    switch (one, other) {
    case (.unidentified, .unidentified):
      recognised[Somebody(side: side, person: other)] = one
      return true
    case (.unidentified, _), (_, .unidentified):
      let isMine = if case .unidentified = one { true } else { false }
      let (unidentified, named) = (Somebody(side: side, person: isMine ? one : other), isMine ? other : one)
      if asked[unidentified]?[named] == nil {
        let subject = Contradiction.Subject.unidentified(side, unidentified.person, named)
        let choice = chooser.choose(subject, mine, theirs, at: places, canBeBoth: true)
        asked[unidentified, default: [:]][named] = choice != .both
        if chooser.isUndecided || choice == .take(isMine ? .second : .first) { recognised[unidentified] = named }
      }
      if asked[unidentified]?[named] == false { areTwo = true }
      return true
    default: return false
    }
  }

  private func identified(_ action: MergedAction) -> MergedAction {
    let replace: (Side, Person) -> Person = { side, person in
      var person = person
      // Several steps may be needed to reach a named player.
      for _ in 0..<4 {
        guard let known = recognised[Somebody(side: side, person: person)] else { break }
        person = known
      }
      return person
    }
    let record = action.record.replacing(replace)
    guard record != action.record else { return action }
    var new = action
    new.record = record
    new.action = action.action.replacing(replace)
    return new
  }
}

extension ActionRecord {
  /// True if the same player scores and assists, which happens if each comes from another record.
  var isAssistedByScorer: Bool { self[.assistant] != nil && self[.assistant] == self[.person] }

  /// The moment of an event that both people recorded: the one with a clock time, or else the earlier one.
  func jointMoment(_ other: ActionRecord) -> Moment {
    // A period ends at the later of the two times, because events may have been recorded up to then.
    if isEnd { return isBefore(other) ? other.moment : moment }
    switch (moment.elapsed, other.moment.elapsed) {
    case (_?, nil) where kind != .periodStart: return moment
    case (nil, _?) where kind != .periodStart: return other.moment
    default: break
    }
    var joint = other.isBefore(self) ? other.moment : moment
    joint.wallClock = joint.wallClock ?? moment.wallClock ?? other.moment.wallClock
    return joint
  }

  private func isBefore(_ other: ActionRecord) -> Bool {
    if moment.phase != other.moment.phase { return moment.phase < other.moment.phase }
    // A known minute is preferred to an unknown one.
    if (moment.minute == nil) != (other.moment.minute == nil) { return (moment.minute == nil) == isEnd }
    if kind == .periodStart { return (moment.wallClock ?? .infinity) < (other.moment.wallClock ?? .infinity) }
    if let mine = moment.minute, let theirs = other.moment.minute, mine != theirs { return mine < theirs }
    return (moment.elapsed ?? 0, moment.wallClock ?? 0) < (other.moment.elapsed ?? 0, other.moment.wallClock ?? 0)
  }

  /// Joins a field that both records changed. It cannot contradict, so no question is needed.
  func joined(_ field: ActionField, _ other: ActionRecord) -> FieldValue? {
    guard field == .moment, moment.phase == other.moment.phase, moment.minute == other.moment.minute else { return nil }
    return .moment(jointMoment(other))
  }
}
