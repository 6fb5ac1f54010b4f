import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A foul by one of our players who is off the field, with a number that both teams have: probably the opponents' foul,
  /// `7 falta al 5` for `v7f5`. It is refused with that suggestion if it would be lawful. If only they have the number,
  /// the suggestion is their foul even if it needs confirmation.
  static let foulByOtherTeam = Check("foulByOtherTeam", at: .complete, for: [.prompt, .scripts]) {
    proposal, situation in
    let clause = proposal.clause
    guard clause.kind == .foul, let ours = situation.match.ours, let who = clause.who,
      let victim = clause.other, who.side == nil, victim.side == nil,
      let place = proposal.position
    else { return nil }
    let trial = situation.trial(at: place)
    var theirs = clause
    theirs.who?.side = ours.other
    guard let whole = try? trial.actions(from: theirs), !whole.bringsPlayers else { return nil }
    let cards = situation.parser.vocabulary.table.cards
    let card = clause.card.flatMap { card in cards.first { $0.code == card } }.map { String($0.letter) } ?? ""
    let example = "\(Who(who.name, side: ours.other).typed)f\(victim.typed)\(card)"
    let objections: [Objection]
    do throws(Stop) { objections = try trial.objections(to: clause) } catch {
      guard case .person(.noSuchPlayer(ours, let number, _))? = error.refusal?.reason, who.name == .number(number)
      else { return nil }
      return .refuse(Refusal(.person(.numberOfOtherTeam(ours, number, line: example)), column: clause.column))
    }
    let off = objections.first { objection in
      if case .notOnField(let part, _) = objection.breach.reason { part.role == .offender } else { false }
    }
    guard let off, trial.isLawful(theirs) else { return nil }
    return .refuse(Refusal(.law(off, .ofOtherTeam(line: example)), column: clause.column))
  }
}
