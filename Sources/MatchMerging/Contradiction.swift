import MatchModel

/// The two records that are merged, in the order in which they were given.
package enum RecordName: Sendable, Hashable {
  case first, second

  package var other: RecordName { self == .first ? .second : .first }
}

/// Which of two contradicting statements is used.
package enum MergeChoice: Hashable, Sendable {
  case take(RecordName)
  /// They describe two different events, and both are kept.
  case both
}

/// Something that the records state differently. Its number is its place among the contradictions of a merge.
package struct Contradiction: Sendable {
  package enum Subject: Sendable {
    /// A fact about the match apart from its actions, by its name in match files.
    case detail(String)
    case rule(String)
    case team(Side, TeamField)
    case captain(Side)
    case goalkeeper(Side)
    case player(Side, ShirtNumber, PlayerField)
    case official(Side, OfficialCode, OfficialField)
    /// A field of one event; the action is the version of the first record.
    case field(ActionField, of: Action)
    /// One record deleted the event, the other changed it.
    case deletion(of: Action)
    /// The unidentified player of one record may be the player whom the other names.
    case unidentified(Side, Person, Person)
  }

  package let subject: Subject
  /// The two statements; nil if a record has none.
  package let first: FieldValue?
  package let second: FieldValue?
  /// Places of the event among the actions of each record; nil if the record does not have it.
  package let firstIndex: Int?
  package let secondIndex: Int?
  /// True if they may be two different events.
  package let canBeBoth: Bool

  /// The answer that identifies an unidentified player with the named one; nil for other questions.
  package var recognition: MergeChoice? {
    guard case .unidentified = subject else { return nil }
    return .take(first?.isUnidentified == true ? .second : .first)
  }
}

/// The decisions about a merge: answers by the number of the contradiction, and the pairs taken as one that are really
/// two events.
package struct MergeChoices: Sendable {
  package var answers: [Int: MergeChoice]
  package var apart: Set<Int>

  package init(answers: [Int: MergeChoice] = [:], apart: Set<Int> = []) {
    self.answers = answers
    self.apart = apart
  }
}

/// Two events, a minute apart, that were treated as one.
package struct TakenAsOne: Sendable {
  /// From 1. It does not depend on the decisions, so ``MergeChoices/apart`` contains these numbers.
  package let number: Int
  /// Place among the merged actions.
  package let index: Int
  package let first: MatchMinute
  package let second: MatchMinute
}

package struct MergedMatch: Sendable {
  package let match: Match
  package let contradictions: [Contradiction]
  package let takenAsOne: [TakenAsOne]
  /// The place of each merged action among the actions of each record.
  package let origins: [(first: Int?, second: Int?)]

  /// Decides every contradiction for one record.
  package func choosing(_ record: RecordName) -> MergeChoices {
    MergeChoices(answers: Dictionary(uniqueKeysWithValues: contradictions.indices.map { ($0 + 1, .take(record)) }))
  }
}

/// Collects contradictions and looks up the decision about each.
struct Chooser {
  let choices: MergeChoices
  /// True if the records are in the opposite order to the one given.
  let isSwapped: Bool
  private(set) var contradictions: [Contradiction] = []

  /// - Parameters:
  ///   - one: the statement of the first record, in the order used here.
  ///   - other: the statement of the other record.
  /// - Returns: the decision in that same order; the first record's statement if nothing has been decided.
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

  var isUndecided: Bool { choices.answers[contradictions.count] == nil }

  /// The decision about a contradiction in a single value.
  mutating func value<Value>(
    _ subject: Contradiction.Subject, _ one: Value?, _ other: Value?, _ wrap: (Value) -> FieldValue
  ) -> Value? {
    choose(subject, one.map(wrap), other.map(wrap)) == .take(.second) ? other : one
  }

  /// Joins two statements of a value, with a decision if they contradict each other.
  mutating func joined<Value: Equatable>(
    _ subject: Contradiction.Subject, _ one: Value?, _ other: Value?, base: Value?, _ wrap: (Value) -> FieldValue
  ) -> Value? {
    switch Joined(one, other, base: base) {
    case .value(let value): value
    case .contradiction: value(subject, one, other, wrap)
    }
  }

  /// Joins two statements of a text. An empty one states nothing.
  mutating func joined(
    _ subject: Contradiction.Subject, _ one: String, _ other: String, base: String?
  ) -> String {
    func stated(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
    return joined(subject, stated(one), stated(other), base: stated(base)) { .text($0) } ?? ""
  }
}
