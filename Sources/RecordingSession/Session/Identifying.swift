import MatchModel
import MatchRules
import PromptLanguage

/// `v?2=17`: identifies unidentified players in all their actions.
extension Session {
  func identify(_ identifications: [Identification], confirmed: Bool, label: String) throws(Stop) -> [Fact] {
    var found: [(number: Int, person: Person, side: Side)] = []
    var roster = Roster(ledger.match, rules: ledger.rules, askStatus: askStatus)
    for item in identifications {
      guard let side = item.side ?? ledger.match.ours else { throw Stop(.sideMissing(label), column: item.column) }
      // Someone identified earlier in the line counts as identified in the rest of it.
      let parts = roster.match.actions.flatMap(\.participants).filter { $0.side == side }
      let known = Set(
        parts.compactMap { part -> Int? in if case .unidentified(let number) = part.person { number } else { nil } })
      guard known.contains(item.unidentified) else {
        throw Stop(.noSuchUnidentified(side, item.unidentified, known.sorted()), column: item.column)
      }
      // Coming on or going off first shows whether the player started.
      let roles = parts.filter { $0.person == .unidentified(item.unidentified) }.map(\.role)
      let role = roles.first { [.on, .arriving, .off, .leaving].contains($0) } ?? .subject
      guard
        let person = try roster.person(
          Who(.number(item.number), side: side), side: side, as: role, column: item.column)
      else { continue }
      found.append((item.unidentified, person, side))
      roster.replace(.unidentified(item.unidentified), of: side, by: person)
    }
    var draft = Draft(of: self)
    let effects = try draft.adopt(CorrectedMatch(roster.match), confirmed: confirmed, column: 1)
    for one in found { draft.say(.identified(one.number, as: one.person, one.side)) }
    draft.say(effects)
    try commit(draft, label: label)
    return draft.facts
  }
}
