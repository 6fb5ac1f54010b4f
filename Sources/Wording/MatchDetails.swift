import MatchModel
import Phrases
import Standings

extension Wording {
  /// The details of a match, one per line: competition, season and round; date, time and venue; the referee.
  public func details(of match: Match) -> [String] {
    let details = match.details
    let phase = self.phase(MatchPhase(group: details.group, stage: details.stage, round: details.round))
    let competition = ([details.competition, details.season] + phase).filter { !$0.isEmpty }
    let time = [date(details.date), details.time, details.venue].filter { !$0.isEmpty }
    var lines = [competition, time].filter { !$0.isEmpty }.map { oneLine($0.joined(separator: ", ")) }
    if !details.referee.isEmpty { lines.append(book(Phrase("show.referee", ["name": details.referee]))) }
    return lines
  }
}
