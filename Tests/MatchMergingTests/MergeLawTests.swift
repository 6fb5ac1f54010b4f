import MatchMerging
import MatchModel
import MatchRules
import SampleMatches
import TestSupport
import Testing
import WorldCupData

/// What must hold of any merge.
@Suite struct MergeLawTests {
  @Test func aMatchMergedWithItselfIsItself() {
    for original in Original.all {
      let merged = MatchMerge(original.match, original.match, rules: original.rules).merged()
      #expect(merged.contradictions.isEmpty && merged.takenAsOne.isEmpty, "\(original)")
      #expect(merged.match.bytes(original.rules) == original.match.bytes(original.rules), "\(original)")
    }
  }

  @Test func aMatchWithEverythingMergedWithItselfIsItself() {
    let match = exampleMatch()
    let merged = MatchMerge(match, match, rules: RuleSet()).merged()
    #expect(merged.contradictions.isEmpty)
    #expect(merged.match.bytes(RuleSet()) == match.bytes(RuleSet()))
  }

  @Test func theOrderOfTheRecordsDoesNotMatter() {
    for (seed, original) in Original.all.enumerated() {
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
    for (seed, original) in Original.all.enumerated() {
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
    for (seed, original) in Original.all.enumerated() {
      let one = Edits(original.match, seed: UInt64(seed)).match
      let other = Edits(original.match, seed: UInt64(seed) + 1000).match
      let here = MatchMerge(one, other, base: original.match, rules: original.rules).merged()
      let there = MatchMerge(other, one, base: original.match, rules: original.rules).merged()
      #expect(here.match.bytes(original.rules) == there.match.bytes(original.rules), "\(original)")
    }
  }

  /// Each action of each record is in the result, or there is a question about it.
  @Test func nothingIsLostWithoutAWord() {
    for (seed, original) in Original.all.enumerated() {
      let forks = Fork.pair(of: original, seed: UInt64(seed))
      let merged = MatchMerge(forks.0.match, forks.1.match, rules: original.rules).merged()
      #expect(merged.origins.compactMap(\.first).sorted() == Array(forks.0.match.actions.indices), "\(original)")
      #expect(merged.origins.compactMap(\.second).sorted() == Array(forks.1.match.actions.indices), "\(original)")
      // Taking one record's side of every contradiction, its persons and results are all there.
      for side in [RecordName.first, .second] {
        let answers = merged.contradictions.indices.map { ($0 + 1, MergeChoice.take(side)) }
        let choices = MergeChoices(answers: Dictionary(uniqueKeysWithValues: answers))
        let taken = MatchMerge(forks.0.match, forks.1.match, rules: original.rules).merged(choices).match
        let record = side == .first ? forks.0.match : forks.1.match
        #expect(taken.goals >= record.goals, "\(original)")
      }
    }
  }
}

extension Match {
  /// Goals that count.
  fileprivate var goals: Int { actions.count { ($0 as? Goal).map { !$0.isAnnulled } ?? false } }
}
