import CommandSupport
import FileWording
import MatchModel
import MatchRules
import Phrases
import Seasons
import Standings
import Wording

/// The players in a line-up who are suspended or one card short of a suspension, according to the earlier matches of
/// the season.
package struct SuspensionWarnings {
  /// Players of both sides who may not play.
  private(set) var suspended: [String] = []
  /// The same players, by their identity in the match.
  package private(set) var players = BothSides<Set<PlayerID>>([])
  /// Players who would be suspended after one more caution.
  private(set) var oneShort: [String] = []

  /// - Parameters:
  ///   - ledger: the match before kick-off or in progress; its own cards do not count.
  ///   - path: its file, which is skipped in the folder.
  package init(_ ledger: Ledger, at path: String, earlier folder: String, _ console: Console) throws(Failure) {
    let read = SeasonReading(try SeasonFolder(folder), console).read()
    var sheet = MatchSheet(ledger)
    // In progress rather than pending, so that a list of results does not add the score.
    sheet.result.outcome = .inProgress(MatchScore(0, 0))
    let own = SeasonResults.Source(sheet.result, file: path, isMatchFile: true)
    let season = Season(
      read.sources(before: sheet.result.date, without: path) + [own],
      sheets: read.sheets.merging([path: KeptSheet(sheet)]) { $1 }, file: read.file, path: read.filePath)
    func rules(of competition: String) -> DisciplineRules {
      var rules = DisciplineRules()
      rules.cautionCycles = [ledger.rules.cautionLimit]
      rules.secondYellowMatches = ledger.rules.secondYellowMatches
      rules.redMatches = ledger.rules.redMatches
      // Settings of the competition in temporada.xml take precedence.
      for setting in season.file.settings + (season.file.competition(named: competition)?.settings ?? []) {
        rules.set(setting.key, to: setting.value)
      }
      return rules
    }
    guard let place = season.matches.firstIndex(where: { $0.file == path }) else { return }
    let match = season.matches[place]
    let records = Dictionary(grouping: season.discipline(rules), by: \.player.id)
    for side in Side.allCases {
      for (player, appearance) in season.squad(of: side, in: place) {
        guard let own = records[player.id] else { continue }
        let facts: Phrase.Arguments = [
          "number": appearance.number, "player": console.words.player(player), "team": match.result[side],
        ]
        if let ban = own.flatMap({ $0.bans(in: match.competition, rules) }).first {
          if let id = ShirtNumber(rawValue: appearance.number).flatMap(ledger.match[side].player(numbered:)) {
            players[side].insert(id)
          }
          suspended.append(console.book(Phrase("season.warned", facts)) + ": " + console.words.cause(of: ban))
        } else if own.contains(where: { $0.competition == match.competition && $0.isOneShort }) {
          oneShort.append(console.book(Phrase("season.warned-short", facts)))
        }
      }
    }
  }
}

extension SuspensionWarnings {
  /// One warning per player, suspended players first.
  package var lines: [String] { suspended + oneShort }

  package func say(about file: String, to console: Console) {
    for text in lines { console.say(FileMessage(file: file, level: .warning, text: text)) }
  }
}

extension Wording {
  /// The reason for a ban, and the match that caused it.
  func cause(of ban: Ban) -> String { reason(ban) + (ban.from.map { ", " + result($0) } ?? "") }
}
