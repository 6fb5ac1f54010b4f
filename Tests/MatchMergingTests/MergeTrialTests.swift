import MatchMerging
import MatchModel
import MatchRules
import TestSupport
import Testing

/// Measures merging on matches recorded by two people.
@Suite struct MergeTrialTests {
  /// One person records the cards, the other everything else.
  @Test func dividedLabourMergesWithoutQuestions() {
    var complete = 0
    for original in Original.all {
      let cards = original.keeping { $0.isWhistle || $0.kind == .card }
      let rest = original.keeping { $0.kind != .card }
      let merged = MatchMerge(cards, rest, rules: original.rules).merged()
      #expect(merged.contradictions.isEmpty, "\(original)")
      #expect(merged.match.texts == original.match.texts, "\(original)")
      let objections = Ledger(replaying: merged.match, rules: original.rules).judgements.flatMap(\.objections).count
      let before = original.ledger.judgements.flatMap(\.objections).count
      #expect(objections <= before, "\(original): \(objections) objections, \(before) before")
      if merged.contradictions.isEmpty, merged.match.texts == original.match.texts, objections <= before {
        complete += 1
      }
    }
    print("Divided labour: \(complete) of \(Original.all.count) complete without a question.")
    #expect(complete == 343)
  }

  /// Both continue from half-time. One corrects an action of the first half, and the other deletes another one and
  /// records the second half.
  @Test func keepsAllEditsSinceHalfTime() {
    var right = 0
    var tried = 0
    for (seed, original) in Original.real.enumerated() {
      var random = SeededGenerator(seed: UInt64(seed))
      let actions = original.match.actions
      guard let half = actions.firstIndex(where: { $0.kind == .periodEnd }) else { continue }
      let places = actions[..<half].indices.filter { !actions[$0].isWhistle }
      guard places.count >= 2 else { continue }
      tried += 1
      let chosen = places.shuffled(using: &random).prefix(2)
      let (correctedPlace, deletedPlace) = (chosen[chosen.startIndex], chosen[chosen.startIndex + 1])
      let base = original.match.with(Array(actions[...half]))
      var moment = actions[correctedPlace].moment
      moment.elapsed = 100
      let corrected = actions[correctedPlace].moved(to: moment)
      var one = base.actions
      one[correctedPlace] = corrected
      var other = actions
      other.remove(at: deletedPlace)
      var expected = actions
      expected[correctedPlace] = corrected
      expected.remove(at: deletedPlace)
      let merged = MatchMerge(base.with(one), base.with(other), base: base, rules: original.rules).merged()
      #expect(merged.contradictions.isEmpty, "\(original)")
      let isRight = merged.match.bytes(original.rules) == base.with(expected).bytes(original.rules)
      #expect(isRight, "\(original)")
      if isRight { right += 1 }
    }
    print("Three-way from half-time: \(right) of \(tried) right, none asked.")
    #expect(tried == right && tried >= 189)
  }

  /// Both records are complete, with human errors.
  @Test func pairsEventsRecordedByBoth() {
    var (both, paired, wrong, questions, withoutQuestion) = (0, 0, 0, 0, 0)
    // Matches with the right score: after merging, in the first record alone, and at best, if each goal was seen by
    // one of the two.
    var (scores, alone, possible) = (0, 0, 0)
    for (seed, original) in Original.all.enumerated() {
      let (one, other) = Fork.pair(of: original, seed: UInt64(seed))
      let merged = MatchMerge(one.match, other.match, rules: original.rules).merged()
      let shared = Set(one.places).intersection(other.places).filter { !original.match.actions[$0].isWhistle }
      both += shared.count
      for (first, second) in merged.origins {
        guard let first, let second else { continue }
        let (place, otherPlace) = (one.places[first], other.places[second])
        if original.match.actions[place].isWhistle { continue }
        if place == otherPlace { paired += 1 } else { wrong += 1 }
      }
      questions += merged.contradictions.count
      if merged.contradictions.isEmpty { withoutQuestion += 1 }
      if original.hasScore(of: merged.match) { scores += 1 }
      if original.hasScore(of: one.match) { alone += 1 }
      let seen = Set(one.places).union(other.places)
      if original.match.actions.indices.allSatisfy({ original.match.actions[$0].kind != .goal || seen.contains($0) }) {
        possible += 1
      }
    }
    print(
      """
      Both record all: \(paired) of \(both) events paired rightly, \(wrong) wrong pairs; \(questions) questions, none in \
      \(withoutQuestion) matches; score right in \(scores) of \(Original.all.count), by one alone in \(alone); in \
      \(Original.all.count - possible) a goal was seen by neither.
      """)
    #expect(Double(paired) >= 0.94 * Double(both))
    #expect(wrong * 100 <= both)
    #expect(scores >= 309)
    #expect(scores > alone + 60)
  }
}

extension Original {
  fileprivate func hasScore(of match: Match) -> Bool {
    Ledger(replaying: match, rules: rules).state.score == ledger.state.score
  }
}

extension Match {
  /// A description of every action, sorted.
  fileprivate var texts: [String] { actions.map { $0.text(in: self) }.sorted() }
}
