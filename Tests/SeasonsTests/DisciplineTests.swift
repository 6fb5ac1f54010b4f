import Seasons
import Testing
import WorldCupData

/// Whoever the rules suspend does not appear in the next match: in four tournaments nobody did, and by the rules of
/// another tournament somebody would have.
@Suite struct DisciplineTests {
  struct Tournament: CustomTestStringConvertible, Sendable {
    let key: String
    /// After which rounds cautions were forgotten then.
    let wipe: [String]
    let bans: Int
    /// How many would have played by another wipe.
    let otherWipe: [String]
    let wouldHavePlayed: Int
    var testDescription: String { key }
  }

  static let tournaments = [
    Tournament(key: "WC-1998", wipe: ["group"], bans: 29, otherWipe: [], wouldHavePlayed: 12),
    // Of the 32 bans of 2006 two are from, or were served in, the match between Croatia and Australia, which is not among
    // the files: somebody was shown three yellow cards in it.
    Tournament(key: "WC-2006", wipe: ["group"], bans: 30, otherWipe: [], wouldHavePlayed: 9),
    Tournament(key: "WC-2014", wipe: ["quarter-final"], bans: 16, otherWipe: [], wouldHavePlayed: 1),
    Tournament(key: "WC-2015", wipe: ["quarter-final"], bans: 6, otherWipe: [], wouldHavePlayed: 0),
  ]

  @Test(arguments: tournaments) func nobodyWhoIsSuspendedPlays(_ tournament: Tournament) {
    let season = WorldCupSeason.season(tournament.key)
    var rules = DisciplineRules.named("fifa")
    rules.cautionWipe = tournament.wipe
    let records = season.discipline(rules)
    #expect(records.flatMap(\.playedSuspended).isEmpty)
    #expect(records.flatMap(\.bans).flatMap(\.served).count == tournament.bans)
    rules.cautionWipe = tournament.otherWipe
    #expect(season.discipline(rules).count { !$0.playedSuspended.isEmpty } == tournament.wouldHavePlayed)
  }
}
