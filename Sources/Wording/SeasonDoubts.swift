import Phrases
import Seasons
import Standings

extension Wording {
  /// A possible mistake as a sentence.
  public func doubt(_ doubt: SeasonDoubt) -> String {
    switch doubt {
    case .contradiction(let conflict):
      let score = conflict.other.result.counted?.text ?? ""
      let facts: Phrase.Arguments = [
        "match": result(conflict.kept.result), "file": place(conflict.other), "score": score,
      ]
      return book(Phrase("season.doubt.contradiction", facts))
    case .duplicate(let kept, let also):
      let facts: Phrase.Arguments = [
        "match": result(kept.result), "kept": place(kept), "file": place(also),
      ]
      return book(Phrase("season.doubt.duplicate", facts))
    case .unlawful(let file): return book(Phrase("season.doubt.unlawful", ["file": oneLine(file)]))
    case .unfinished(let file): return book(Phrase("season.doubt.unfinished", ["file": oneLine(file)]))
    case .noDate(let source): return date("season.doubt.no-date", source)
    case .farDate(let source): return date("season.doubt.far-date", source)
    case .missingRounds(let rounds, let competition):
      let numbers = rounds.map(String.init).joined(separator: ", ")
      return book(
        Phrase("season.doubt.missing-rounds", ["competition": self.competition(competition), "rounds": numbers]))
    case .spellings(let team, let also):
      let names = also.map(oneLine).joined(separator: ", ")
      return book(Phrase("season.doubt.spellings", ["team": oneLine(team), "names": names]))
    case .similarTeams(let one, let other): return pair("season.doubt.similar-teams", one, other)
    case .similarCompetitions(let one, let other): return pair("season.doubt.similar-competitions", one, other)
    case .sharedLicence(let licence, let players):
      let names = players.map { "\(player($0)) (\($0.id))" }.joined(separator: ", ")
      return book(Phrase("season.doubt.shared-licence", ["licence": oneLine(licence), "names": names]))
    }
  }

  private func date(_ key: String, _ source: SeasonResults.Source) -> String {
    book(Phrase(key, ["place": place(source), "date": oneLine(source.result.date)]))
  }

  private func pair(_ key: String, _ one: String, _ other: String) -> String {
    book(Phrase(key, ["one": oneLine(one), "other": oneLine(other)]))
  }

  private func place(_ source: SeasonResults.Source) -> String {
    oneLine(source.line.map { "\(source.file):\($0)" } ?? source.file)
  }
}
