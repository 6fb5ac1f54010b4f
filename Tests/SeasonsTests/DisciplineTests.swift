import Seasons
import Testing
import WorldCupData

/// Players suspended by the rules do not appear in the next match: true for four tournaments, but not with the rules of
/// another one.
@Suite struct DisciplineTests {
  struct Tournament: CustomTestStringConvertible, Sendable {
    let key: String
    /// The rounds after which cautions were deleted at the time.
    let wipe: [String]
    let bans: Int
    /// Players who would have played while suspended with another rule.
    let otherWipe: [String]
    let wouldHavePlayed: Int
    var testDescription: String { key }
  }

  static let tournaments = [
    Tournament(key: "WC-1998", wipe: ["group"], bans: 29, otherWipe: [], wouldHavePlayed: 12),
    // There were 32 bans in 2006. Two of them come from, or were served in, Croatia against Australia, which is not
    // among the files because a player was shown three yellow cards.
    Tournament(key: "WC-2006", wipe: ["group"], bans: 30, otherWipe: [], wouldHavePlayed: 9),
    Tournament(key: "WC-2014", wipe: ["quarter-final"], bans: 16, otherWipe: [], wouldHavePlayed: 1),
    Tournament(key: "WC-2015", wipe: ["quarter-final"], bans: 6, otherWipe: [], wouldHavePlayed: 0),
  ]

  @Test(arguments: tournaments) func suspendedPlayersDoNotPlay(_ tournament: Tournament) {
    let season = WorldCupSeason.season(tournament.key)
    var rules = DisciplineRules.named("fifa")
    rules.cautionWipe = tournament.wipe
    let records = season.discipline({ _ in rules })
    #expect(records.flatMap(\.playedSuspended).isEmpty)
    #expect(records.flatMap(\.bans).flatMap(\.served).count == tournament.bans)
    rules.cautionWipe = tournament.otherWipe
    #expect(season.discipline({ _ in rules }).count { !$0.playedSuspended.isEmpty } == tournament.wouldHavePlayed)
  }
}
