import MatchModel
import MatchRules
import PromptLanguage

/// `del K`: deletes action K; `del K J` deletes J as well.
extension CommandRun {
  func delete() throws(Stop) -> [Fact] {
    let words = plain(call.words).listed
    let places = Set(try actions(words.isEmpty ? [nil] : words.map(Optional.some))).sorted()
    let old = ledger.match.actions
    for place in places {
      guard let start = old[place] as? PeriodStart,
        old.indices.dropFirst(place + 1).contains(where: { !places.contains($0) })
      else { continue }
      let word = words.first { wholeNumber($0.text) == place + 1 }
      throw Stop(.beginsPeriod(start.period, old.id(at: place)), column: word?.column ?? call.column)
    }
    let entries = places.map { shownEntry($0) }
    let deleted = entries.map { fact(.deleted($0)) }
    let about = dialogue == nil ? [] : [fact(.change(.deletes(entries)))]
    let effects = try correct(CorrectedMatch(ledger.match.without(places), about: about, asksAboutField: true))
    return deleted + facts(effects)
  }
}
