import MatchModel

/// The two records that are merged, in the order in which they were given.
package enum RecordName: Sendable, Hashable {
  case first, second

  package var other: RecordName { self == .first ? .second : .first }
}

/// Which of two contradicting statements counts.
package enum MergeChoice: Hashable, Sendable {
  case take(RecordName)
  /// They are about two different events: both stay.
  case both
}

/// Something that the records state differently. Its number is its place among the contradictions of a merge.
package struct Contradiction: Sendable {
  package enum Subject: Sendable {
    case detail(DetailField)
    case rule(String)
    case team(Side, TeamField)
    case captain(Side)
    case goalkeeper(Side)
    case player(Side, ShirtNumber, PlayerField)
    case official(Side, OfficialCode, OfficialField)
    /// A field of one event; the action is as the first of the two has it.
    case field(ActionField, of: Action)
    /// One record deleted the event, the other changed it.
    case deletion(of: Action)
    /// Whether the unidentified player of one record is the player whom the other names.
    case unidentified(Side, Person, Person)
  }

  package let subject: Subject
  /// What each record says; nil for nothing.
  package let first: FieldValue?
  package let second: FieldValue?
  /// Places of the event among the actions of each record; nil where it has none.
  package let firstIndex: Int?
  package let secondIndex: Int?
  /// Whether they may be two events.
  package let canBeBoth: Bool

  /// The answer that an unidentified player is the one named; nil for other questions.
  package var recognition: MergeChoice? {
    guard case .unidentified = subject else { return nil }
    return .take(first?.isUnidentified == true ? .second : .first)
  }

  package func value(of record: RecordName) -> FieldValue? { record == .first ? first : second }
}

/// What was decided about a merge: by number of the contradiction, and which pairs taken as one are two events.
package struct MergeChoices: Sendable {
  package var answers: [Int: MergeChoice]
  package var apart: Set<Int>

  package init(answers: [Int: MergeChoice] = [:], apart: Set<Int> = []) {
    (self.answers, self.apart) = (answers, apart)
  }
}

/// Two events a minute apart that were taken as one. Its number is its place in the list.
package struct TakenAsOne: Sendable {
  /// Place among the merged actions.
  package let index: Int
  package let first: MatchMinute
  package let second: MatchMinute
}

/// A merged match and everything to be known about how it came about.
package struct MergedMatch: Sendable {
  package let match: Match
  package let contradictions: [Contradiction]
  package let takenAsOne: [TakenAsOne]
  /// For each merged action, its place among the actions of each record.
  package let origins: [(first: Int?, second: Int?)]
}

/// Collects contradictions and looks up what was decided about each.
struct Chooser {
  let choices: MergeChoices
  /// Whether the records were put in the other order than they were given.
  let isSwapped: Bool
  private(set) var contradictions: [Contradiction] = []

  init(_ choices: MergeChoices, isSwapped: Bool) { (self.choices, self.isSwapped) = (choices, isSwapped) }

  /// - Parameters:
  ///   - one: what the record says that comes first here.
  ///   - other: what the other says.
  /// - Returns: the decision, by the order of the records here; the first record's statement if there is none yet.
  mutating func choose(
    _ subject: Contradiction.Subject, _ one: FieldValue?, _ other: FieldValue?, at places: (Int?, Int?) = (nil, nil),
    canBeBoth: Bool = false
  ) -> MergeChoice {
    contradictions.append(
      Contradiction(
        subject: subject, first: isSwapped ? other : one, second: isSwapped ? one : other,
        firstIndex: isSwapped ? places.1 : places.0, secondIndex: isSwapped ? places.0 : places.1,
        canBeBoth: canBeBoth))
    switch choices.answers[contradictions.count] {
    case nil: return .take(.first)
    case .take(let record)?: return .take(isSwapped ? record.other : record)
    case .both?: return canBeBoth ? .both : .take(.first)
    }
  }

  /// The decision about a contradiction of one value.
  mutating func value<Value>(
    _ subject: Contradiction.Subject, _ one: Value?, _ other: Value?, _ wrap: (Value) -> FieldValue
  ) -> Value? {
    choose(subject, one.map(wrap), other.map(wrap)) == .take(.second) ? other : one
  }
}

extension Chooser {
  /// Whether nobody has decided about the last contradiction.
  var isUndecided: Bool { choices.answers[contradictions.count] == nil }
}
