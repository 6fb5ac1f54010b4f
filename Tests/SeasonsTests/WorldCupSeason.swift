import SampleMatches
import Seasons
import Standings
import WorldCupData

/// A real tournament as a season with a file per match.
enum WorldCupSeason {
  /// - Parameter key: the tournament, such as WC-1998.
  static func season(_ key: String, shuffled seed: Int? = nil) -> Season {
    var records = WorldCup.matches.filter { $0.tournament == key }
    if let seed { records.shuffle(seed: seed) }
    var sources: [SeasonResults.Source] = []
    var sheets: [String: MatchSheet] = [:]
    for record in records {
      var sheet = MatchSheet(WorldCupReplay(record).ledger)
      sheet.result.competition = record.tournamentName
      sheet.result.date = record.date
      sheet.result.round = record.stage
      sheet.result.group = record.group ?? ""
      sheet.result.kind = record.group == nil ? .cup : .league
      sheets[record.matchID] = sheet
      sources.append(SeasonResults.Source(sheet.result, file: record.matchID, isMatchFile: true))
    }
    return Season(sources, sheets: sheets)
  }
}

extension Season {
  init(_ sources: [SeasonResults.Source], sheets: [String: MatchSheet], file: SeasonFile = SeasonFile()) {
    self.init(sources, sheets: sheets.mapValues(KeptSheet.init), file: file)
  }
}

extension Array {
  /// The same order for the same seed.
  fileprivate mutating func shuffle(seed: Int) {
    var state = UInt64(truncatingIfNeeded: seed) &+ 0x9E37_79B9_7F4A_7C15
    for index in indices.dropFirst().reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      swapAt(index, Int(state >> 33) % (index + 1))
    }
  }
}
