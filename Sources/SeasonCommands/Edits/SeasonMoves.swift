import Phrases
import Seasons
import Standings
import Wording

/// Compares places, points, tie-breakers and suspensions before and after an edit.
struct SeasonMoves {
  let before: Season
  let after: Season
  let options: TableOptions
  let words: Wording

  /// Empty if the edit changes none of them.
  var lines: [String] { tables + suspensions }

  private var tables: [String] {
    let old = before.results.tables()
    return after.results.tables().flatMap { titled -> [String] in
      let new = options.table(titled, of: after)
      guard let same = old.first(where: { $0.name == titled.name }) else { return [] }
      let table = options.table(same, of: before)
      let rows = new.rows.compactMap { row -> String? in
        guard let old = table.rows.first(where: { $0.record.team == row.record.team }),
          (old.rank, old.isShared) != (row.rank, row.isShared) || old.record.points != row.record.points
            || old.record.difference != row.record.difference
        else { return nil }
        let (was, now) = (old.record, row.record)
        let facts: Phrase.Arguments = [
          "team": now.team, "place": change(old.place, row.place),
          "points": change(String(was.points), String(now.points)),
          "difference": change(words.signed(was.difference), words.signed(now.difference)),
        ]
        return words.book(Phrase("season.moves-team", facts))
      }
      guard !rows.isEmpty else { return [] }
      let known = Set(words.why(table))
      let ties = words.why(new).filter { !$0.isEmpty && !known.contains($0) }
      return (titled.name.isEmpty ? [] : [titled.title(words)]) + rows + ties
    }
  }

  /// "7 → 6", or the value alone if it stays.
  private func change(_ old: String, _ new: String) -> String { old == new ? new : "\(old) → \(new)" }

  private var suspensions: [String] {
    let old = records(before)
    let new = records(after)
    return Set(old.keys).union(new.keys).sorted().compactMap { key in
      let (was, now) = (old[key]?.owed ?? 0, new[key]?.owed ?? 0)
      guard was != now, let player = (new[key] ?? old[key])?.player else { return nil }
      return words.book(Phrase("season.moves-ban", ["player": words.player(player), "old": was, "new": now]))
    }
  }

  private func records(_ season: Season) -> [String: DisciplineRecord] {
    let all = season.discipline(options.discipline(in: season.file))
    return Dictionary(all.map { ("\($0.player.id)\t\($0.competition)", $0) }, uniquingKeysWith: { one, _ in one })
  }
}
