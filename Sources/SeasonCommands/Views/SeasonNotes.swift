import Phrases
import Seasons

/// The notes in the match files of a season, newest match first. Empty in outputs that are passed on.
extension SeasonRequest {
  /// Called with the match, the note, and the player whom it concerns, if any.
  typealias NoteFilter = (Season.Match, Remark, SeasonPlayer?) -> Bool

  /// The requested notes in words. They come from the matches that pass the request's filters.
  func notes(where isWanted: NoteFilter) -> [String] { foundNotes(isWanted).map(\.line) }

  /// The same, but a note that was written several times about the same person appears only once, where it was written
  /// last.
  func groupedNotes(where isWanted: NoteFilter) -> [String] {
    let found = foundNotes(isWanted)
    var times: [[String]: Int] = [:]
    for note in found { times[note.key, default: 0] += 1 }
    return found.compactMap { note in times.removeValue(forKey: note.key).map { words.note(note.line, times: $0) } }
  }

  /// The selected notes in words. Notes that say the same about the same person have the same key.
  private func foundNotes(_ isWanted: NoteFilter) -> [(line: String, key: [String])] {
    guard isPrivate else { return [] }
    return remarks { $0.kind == .note }.compactMap { match, note, player in
      guard isWanted(match, note, player) else { return nil }
      let typed = folded(note.text).split(whereSeparator: \.isWhitespace).map(String.init)
      return (words.note(note, on: player, in: match.result), [player?.id ?? ""] + typed)
    }
  }

  /// The texts in the selected matches, newest match first, each with the player whom it concerns, if any.
  func remarks(
    where isWanted: (Remark) -> Bool
  ) -> [(match: Season.Match, remark: Remark, player: SeasonPlayer?)] {
    let newestFirst = season.matches.enumerated().reversed().sorted { $0.element.result.date > $1.element.result.date }
    return newestFirst.filter { filter.passes($1.result, competition: $1.competition) }.flatMap { index, match in
      match.sheet.remarks.filter(isWanted).map { remark in
        let player = remark.side.flatMap { side in
          remark.place.flatMap { season.players[.init(match: index, side: side, place: $0)] }
        }
        return (match, remark, player)
      }
    }
  }
}
