import MatchMerging
import MatchModel
import MatchRules
import MatchXML
import SampleMatches
import TestSupport
import Testing

/// Contradictions that a merge leaves open, written to and read from a file.
@Suite struct DisagreementTests {
  /// If only one record has a team's colour or crest, it is used; if both do, the user is asked.
  @Test func coloursAndCrests() throws {
    let original = Original.dense[0]
    var (one, other) = (original.match, original.match)
    one[.home].colour = "#a50044"
    one[.away].colour = "#ffffff"
    other[.away].colour = "#00529f"
    other[.home].crest = "crest.png"
    let merged = MatchMerge(one, other, rules: original.rules).merged()
    #expect(merged.match[.home].colour == "#a50044" && merged.match[.home].crest == "crest.png")
    #expect(merged.contradictions.count == 1)
    let back = MatchMerge(other, one, rules: original.rules).merged()
    #expect(back.match[.away].colour == merged.match[.away].colour)
    var match = merged.match
    let open = try #require(merged.disagreements.first)
    #expect(open.field == "color" && open.side == .away)
    let isResolved = match.resolve(open, takesOther: true)
    #expect(isResolved)
    #expect(match[.away].colour == open.other && open.other != open.taken)
  }

  /// For every match, two records that contradict each other in some field, if there are any.
  private static let merges: [(Fork, Fork, RuleSet)] = Original.all.enumerated().map { seed, original in
    let forks = Fork.pair(of: original, seed: UInt64(seed))
    return (forks.0, forks.1, original.rules)
  }

  @Test func fileKeepsBothValuesAndEitherCanBeTaken() throws {
    var count = 0
    for (one, other, rules) in Self.merges {
      let merge = MatchMerge(one.match, other.match, rules: rules)
      let draft = merge.keepingContradictions()
      guard !draft.contradictions.isEmpty else { continue }
      var match = draft.match
      match.disagreements = draft.disagreements
      let read = try MatchReader().read(MatchWriter().bytes(of: match), file: "m.xml").match
      #expect(read.disagreements == match.disagreements)
      count += match.disagreements.count
      for disagreement in read.disagreements {
        #expect(read.place(of: disagreement) != nil || disagreement.moment == nil, "\(disagreement)")
        var kept = read
        let isKept = kept.resolve(disagreement, takesOther: false)
        #expect(isKept && kept.disagreements.count == read.disagreements.count - 1)
        var taken = read
        let isTaken = taken.resolve(disagreement, takesOther: true)
        #expect(isTaken && taken.bytes(rules) != kept.bytes(rules), "\(disagreement)")
      }
    }
    #expect(count > 50)
  }

  @Test func noElementWithoutDisagreements() {
    let text = String(decoding: MatchWriter().bytes(of: exampleMatch()), as: UTF8.self)
    #expect(!text.contains("desacord"))
  }

  @Test func format2011OmitsDisagreements() {
    var match = exampleMatch()
    match.disagreements = [Disagreement(field: "estadi", taken: "Camp vell", other: "Camp nou")]
    let text = String(decoding: MatchWriter(format: .documented2011).bytes(of: match), as: UTF8.self)
    #expect(!text.contains("desacord"))
  }
}
