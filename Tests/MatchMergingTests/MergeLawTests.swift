import MatchMerging
import MatchModel
import MatchRules
import SampleMatches
import TestSupport
import Testing
import WorldCupData

/// Properties of every merge.
@Suite struct MergeLawTests {
  @Test func mergingWithItselfChangesNothing() {
    for original in Original.sampled {
      let merged = MatchMerge(original.match, original.match, rules: original.rules).merged()
      #expect(merged.contradictions.isEmpty && merged.takenAsOne.isEmpty, "\(original)")
      #expect(merged.match.bytes(original.rules) == original.match.bytes(original.rules), "\(original)")
    }
  }

  @Test func mergingFullExampleWithItselfChangesNothing() {
    let match = exampleMatch()
    let merged = MatchMerge(match, match, rules: RuleSet()).merged()
    #expect(merged.contradictions.isEmpty)
    #expect(merged.match.bytes(RuleSet()) == match.bytes(RuleSet()))
  }

  @Test func theOrderOfTheRecordsDoesNotMatter() {
    for (seed, original) in Original.sampled.enumerated() {
      let forks = Fork.pair(of: original, seed: UInt64(seed))
      let one = MatchMerge(forks.0.match, forks.1.match, rules: original.rules).merged()
      let other = MatchMerge(forks.1.match, forks.0.match, rules: original.rules).merged()
      #expect(one.match.bytes(original.rules) == other.match.bytes(original.rules), "\(original)")
      #expect(one.contradictions.count == other.contradictions.count, "\(original)")
      for (here, there) in zip(one.contradictions, other.contradictions) {
        #expect(here.first == there.second && here.second == there.first, "\(original)")
      }
    }
  }

  @Test func anUnchangedRecordChangesNothing() {
    for (seed, original) in Original.sampled.enumerated() {
      let base = original.match
      let edited = Edits(base, seed: UInt64(seed)).match
      for (one, other) in [(edited, base), (base, edited), (edited, edited)] {
        let merged = MatchMerge(one, other, base: base, rules: original.rules).merged()
        #expect(merged.contradictions.isEmpty, "\(original)")
        #expect(merged.match.bytes(original.rules) == edited.bytes(original.rules), "\(original)")
      }
    }
  }

  @Test func threeWayMergesAreSymmetric() {
    for (seed, original) in Original.sampled.enumerated() {
      let one = Edits(original.match, seed: UInt64(seed)).match
      let other = Edits(original.match, seed: UInt64(seed) + 1000).match
      let here = MatchMerge(one, other, base: original.match, rules: original.rules).merged()
      let there = MatchMerge(other, one, base: original.match, rules: original.rules).merged()
      #expect(here.match.bytes(original.rules) == there.match.bytes(original.rules), "\(original)")
    }
  }

  /// Every action of each record is in the result, with all of its details, or there is a question about it. Only an
  /// unidentified player disappears if the other record knows who it is.
  @Test func nothingIsLostWithoutAQuestion() {
    for (seed, original) in Original.sampled.enumerated() {
      let forks = Fork.pair(of: original, seed: UInt64(seed))
      let merged = MatchMerge(forks.0.match, forks.1.match, rules: original.rules).merged()
      #expect(merged.origins.compactMap(\.first).sorted() == Array(forks.0.match.actions.indices), "\(original)")
      #expect(merged.origins.compactMap(\.second).sorted() == Array(forks.1.match.actions.indices), "\(original)")
      let asked = (
        Set(merged.contradictions.compactMap(\.firstIndex)), Set(merged.contradictions.compactMap(\.secondIndex))
      )
      for (action, origin) in zip(merged.match.actions, merged.origins) {
        guard let first = origin.first, let second = origin.second else { continue }
        let stated = action.text(in: merged.match)
        for (record, index, asked) in [(forks.0.match, first, asked.0), (forks.1.match, second, asked.1)] {
          let recorded = record.actions[index].text(in: record)
          guard !asked.contains(index), recorded != stated else { continue }
          let missing = Action.attributes(in: recorded).subtracting(Action.attributes(in: stated))
            .filter { !$0.hasPrefix("desconeguts=") }
          #expect(missing.isEmpty, "\(original): \(missing)")
        }
      }
      // If every contradiction is decided for one record, all of its goals are in the result.
      for side in [RecordName.first, .second] {
        let merge = MatchMerge(forks.0.match, forks.1.match, rules: original.rules)
        let taken = merge.merged(merged.choosing(side)).match
        let record = side == .first ? forks.0.match : forks.1.match
        #expect(taken.goals >= record.goals, "\(original)")
      }
    }
  }

  /// Everything that either record changed or added since the common version is in the result, or there is a question
  /// about it.
  @Test func noEditIsLostWithoutAQuestion() {
    for (seed, original) in Original.sampled.enumerated() {
      let base = original.match
      let one = Edits(base, seed: UInt64(seed)).match
      let other = Edits(base, seed: UInt64(seed) + 1000).match
      let merged = MatchMerge(one, other, base: base, rules: original.rules).merged()
      let known = Set(base.actions.map { $0.text(in: base) })
      let edits = (
        one.actions.indices.filter { !known.contains(one.actions[$0].text(in: one)) },
        other.actions.indices.filter { !known.contains(other.actions[$0].text(in: other)) }
      )
      let found = (
        Set(merged.origins.compactMap(\.first) + merged.contradictions.compactMap(\.firstIndex)),
        Set(merged.origins.compactMap(\.second) + merged.contradictions.compactMap(\.secondIndex))
      )
      #expect(found.0.isSuperset(of: edits.0) && found.1.isSuperset(of: edits.1), "\(original)")
    }
  }

  /// Every field apart from the actions that differs between the records leads to a question.
  @Test func asksAboutEveryDifferingDetail() {
    let fields: [WritableKeyPath<MatchDetails, String>] = [
      \.competition, \.season, \.round, \.date, \.time, \.venue, \.referee, \.attendance,
    ]
    var (one, other) = (exampleMatch(), exampleMatch())
    for (index, field) in fields.enumerated() {
      one.details[keyPath: field] = "one \(index)"
      other.details[keyPath: field] = "other \(index)"
    }
    let merge = MatchMerge(one, other, rules: RuleSet())
    let draft = merge.merged()
    #expect(draft.contradictions.count == fields.count)
    for (record, match) in [(RecordName.first, one), (.second, other)] {
      let taken = merge.merged(draft.choosing(record)).match
      #expect(fields.allSatisfy { taken.details[keyPath: $0] == match.details[keyPath: $0] })
    }
  }

  /// Two goals of a team within two minutes, one in each record, are treated as one only after a question.
  @Test(arguments: [(0, false, 0), (1, false, 0), (2, false, 1), (0, true, 1), (1, true, 1), (2, true, 1)])
  func asksWhetherTwoGoalsAreOne(minutes: Int, areDifferentScorers: Bool, questions: Int) throws {
    let original = try #require(Original.real.first { $0.match.goals > 0 })
    let place = try #require(
      original.match.actions.firstIndex {
        guard let goal = $0 as? Goal, !goal.isOwn else { return false }
        return $0.moment.minute.map { $0.added == 0 && $0.minute < 40 } ?? false
      })
    let goal = try #require(original.match.actions[place] as? Goal)
    let one = original.keeping { $0.isWhistle }.inserting(goal)
    var moment = goal.moment
    moment.minute = moment.minute.map { MatchMinute($0.minute + minutes) }
    var shot = Shot(shooter: goal.shot.shooter)
    if areDifferentScorers {
      let ids = original.match[goal.team].playerIDs
      shot.shooter = .player(try #require(ids.first { .player($0) != goal.shot.shooter }))
    }
    let other = original.keeping { $0.isWhistle }.inserting(Goal(at: moment, team: goal.team, shot: shot))
    let merge = MatchMerge(one, other, rules: original.rules)
    let merged = merge.merged()
    #expect(merged.contradictions.count == questions && merged.match.goals == 1)
    #expect(merged.takenAsOne.count == (minutes == 1 ? 1 : 0))
    if questions == 1 {
      #expect(merge.merged(MergeChoices(answers: [1: .both])).match.goals == 2)
    }
  }

  /// Answers refer to questions by number.
  @Test func theNumberOfQuestionsDoesNotDependOnTheAnswers() {
    func check(_ one: Match, _ other: Match, base: Match?, _ original: Original) {
      let merge = MatchMerge(one, other, base: base, rules: original.rules)
      let draft = merge.merged()
      for record in [RecordName.first, .second] {
        let count = merge.merged(draft.choosing(record)).contradictions.count
        #expect(count == draft.contradictions.count, "\(original)")
      }
    }
    for (seed, original) in Original.sampled.enumerated() {
      let forks = Fork.pair(of: original, seed: UInt64(seed))
      check(forks.0.match, forks.1.match, base: nil, original)
      let edits = (Edits(original.match, seed: UInt64(seed)), Edits(original.match, seed: UInt64(seed) + 1000))
      check(edits.0.match, edits.1.match, base: original.match, original)
    }
  }

  /// One record changes the assist, and the other the assist and the scorer. The scorer follows the answer about the
  /// assist, without a question of its own.
  @Test(arguments: [(RecordName.first, 9, 10), (.second, 10, 8)])
  func theScorerBelongsToTheAssist(record: RecordName, scorer: Int, assistant: Int) {
    func match(scorer: Int, assistant: Int) -> Match {
      let match = exampleMatch()
      let ids = match[.home].playerIDs
      let shot = Shot(shooter: .player(ids[scorer - 1]), assistant: .player(ids[assistant - 1]))
      return match.with([
        PeriodStart(.regular(1), length: 45, wallClock: nil),
        Goal(at: Moment(.during(.regular(1)), minute: MatchMinute(9)), team: .home, shot: shot),
      ])
    }
    let merge = MatchMerge(
      match(scorer: 9, assistant: 10), match(scorer: 10, assistant: 8), base: match(scorer: 9, assistant: 7),
      rules: RuleSet())
    let draft = merge.merged()
    let merged = merge.merged(draft.choosing(record))
    #expect(draft.contradictions.count == 1 && merged.contradictions.count == 1)
    let expected = match(scorer: scorer, assistant: assistant)
    #expect(merged.match.actions.last?.text(in: merged.match) == expected.actions.last?.text(in: expected))
  }

  @Test func everyPairTakenAsOneCanBeKeptApart() {
    var count = 0
    for (seed, original) in Original.sampled.enumerated() {
      let forks = Fork.pair(of: original, seed: UInt64(seed))
      let merge = MatchMerge(forks.0.match, forks.1.match, rules: original.rules)
      let merged = merge.merged()
      #expect(Set(merged.takenAsOne.map(\.number)) == Set(merged.takenAsOne.indices.map { $0 + 1 }), "\(original)")
      for pair in merged.takenAsOne {
        let (first, second) = merged.origins[pair.index]
        let origins = merge.merged(MergeChoices(apart: [pair.number])).origins
        #expect(origins.contains { $0.first == first && $0.second == nil }, "\(original)")
        #expect(origins.contains { $0.first == nil && $0.second == second }, "\(original)")
      }
      count += merged.takenAsOne.count
    }
    #expect(count > 50)
  }

  /// One record has the clock time of the end of a half, the other a goal after it.
  @Test(arguments: [0, 3], [MatchMinute(45), nil] as [MatchMinute?])
  func aPeriodEndsAfterItsLastEvent(fouls: Int, end: MatchMinute?) {
    let (match, half) = (exampleMatch(), Phase.during(.regular(1)))
    let player = Person.player(match[.home].playerIDs[8])
    let start = PeriodStart(.regular(1), length: 45, wallClock: nil)
    var clocked = match.with([start])
    for minute in 10..<(10 + fouls) {
      clocked.actions.append(Foul(at: Moment(half, minute: MatchMinute(minute)), team: .home, offender: player))
    }
    clocked.actions.append(PeriodEnd(.regular(1), minute: end, elapsed: 2700, wallClock: nil))
    let goal = Goal(at: Moment(half, minute: MatchMinute(45, added: 3)), team: .home, shot: Shot(shooter: player))
    let longer = match.with([
      start, goal, PeriodEnd(.regular(1), minute: MatchMinute(45, added: 4), wallClock: nil),
    ])
    for (one, other) in [(clocked, longer), (longer, clocked)] {
      let merged = MatchMerge(one, other, rules: RuleSet()).merged().match
      #expect(merged.actions.last?.kind == .periodEnd)
      #expect(merged.actions.last?.moment == Moment(half, minute: MatchMinute(45, added: 4)))
      #expect(Ledger(replaying: merged, rules: RuleSet()).judgements.allSatisfy { $0.objections.isEmpty })
    }
  }

  @Test func goalsThreeMinutesApartAreTwo() throws {
    let original = try #require(Original.real.first)
    let goal = try #require(original.match.actions.compactMap { $0 as? Goal }.first)
    var moment = goal.moment
    moment.minute = moment.minute.map { MatchMinute($0.minute + 3) }
    let one = original.keeping { $0.isWhistle }.inserting(goal)
    let other = original.keeping { $0.isWhistle }.inserting(goal.moved(to: moment))
    let merged = MatchMerge(one, other, rules: original.rules).merged()
    #expect(merged.contradictions.isEmpty && merged.match.goals == 2)
  }
}

extension Match {
  /// Counted goals.
  fileprivate var goals: Int { actions.count { ($0 as? Goal).map { !$0.isAnnulled } ?? false } }

  /// The match with an action after the start of its period.
  fileprivate func inserting(_ action: Action) -> Match {
    var match = self
    let start = match.actions.firstIndex { $0.kind == .periodStart && $0.moment.phase == action.moment.phase }
    match.actions.insert(action, at: (start ?? 0) + 1)
    return match
  }
}
