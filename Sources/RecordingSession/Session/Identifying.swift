import MatchModel
import MatchRules
import PromptLanguage

/// `v?2=17`: identifies unidentified players in all their actions.
extension Session {
  func identify(_ identifications: [Identification], confirmed: Bool, label: String) throws(Stop) -> [Fact] {
    var found: [(number: Int, person: Person, side: Side)] = []
    var roster = Roster(ledger.match, rules: ledger.rules)
    for item in identifications {
      guard let side = item.side ?? ledger.match.ours else { throw Stop(.sideMissing(label), column: item.column) }
      // Someone identified earlier in the line counts as identified in the rest of it.
      let known = Set(
        roster.match.actions.flatMap(\.participants).compactMap { part -> Int? in
          guard part.side == side, case .unidentified(let number) = part.person else { return nil }
          return number
        })
      guard known.contains(item.unidentified) else {
        throw Stop(.noSuchUnidentified(side, item.unidentified, known.sorted()), column: item.column)
      }
      guard
        let person = try roster.person(
          Who(.number(item.number), side: side), side: side, as: .subject, column: item.column)
      else { continue }
      found.append((item.unidentified, person, side))
      roster.replace(.unidentified(item.unidentified), of: side, by: person)
    }
    var draft = Draft(of: self)
    let effects = try draft.propose(roster.match, confirmed: confirmed, column: 1)
    for one in found { draft.say(.identified(one.number, as: one.person, one.side)) }
    draft.say(effects)
    try commit(draft, label: label)
    return draft.facts
  }
}
