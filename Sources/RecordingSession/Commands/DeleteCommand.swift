import MatchModel
import MatchRules
import PromptLanguage

/// `del K`: deletes action K; `del K J` deletes J as well.
enum DeleteCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let words = session.plain(call.words).listed
    let places = Set(try session.actions(words.isEmpty ? [nil] : words.map(Optional.some), call)).sorted()
    let old = session.ledger.match.actions
    for place in places {
      guard let start = old[place] as? PeriodStart,
        old.indices.dropFirst(place + 1).contains(where: { !places.contains($0) })
      else { continue }
      let word = words.first { wholeNumber($0.text) == place + 1 }
      throw Stop(.beginsPeriod(start.period, old.id(at: place)), column: word?.column ?? call.column)
    }
    let entries = places.map { session.shownEntry($0) }
    let deleted = entries.map { session.fact(.deleted($0)) }
    let about = session.dialogue == nil ? [] : [session.fact(.change(.deletes(entries)))]
    let effects = try session.correct(
      CorrectedMatch(session.ledger.match.without(places), about: about, asksAboutField: true), call)
    return deleted + session.facts(effects)
  }
}
