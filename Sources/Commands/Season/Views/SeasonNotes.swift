import Seasons

/// The notes in the match files of a season, newest match first.
struct SeasonNotes {
  private let request: SeasonRequest

  init(_ request: SeasonRequest) { self.request = request }

  /// The notes that are wanted, in words. They are taken from the matches that the request's filters pass.
  /// - Parameter isWanted: the match, the note, and the player whom it is about, if any.
  func lines(where isWanted: (Season.Match, Remark, SeasonPlayer?) -> Bool) -> [String] {
    let season = request.season
    let matches = season.matches.enumerated().sorted {
      ($0.element.result.date, $0.offset) > ($1.element.result.date, $1.offset)
    }
    return matches.flatMap { index, match -> [String] in
      guard request.filter.passes(match.result, competition: match.competition) else { return [] }
      return match.sheet.remarks.compactMap { note in
        guard note.kind == .note else { return nil }
        let player = note.side.flatMap { side in
          note.place.flatMap { season.players[.init(match: index, side: side, place: $0)] }
        }
        return isWanted(match, note, player) ? request.console.words.note(note, on: player, in: match.result) : nil
      }
    }
  }
}
