import MatchModel
import MatchRules
import Uses

/// A rule file: the values of all parameters can be written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let rules = try? RuleSet(text: text) else { return 0 }
  let told = rules.differences(from: RuleSet())
  do {
    let again = try RuleSet().overridden(by: told)
    precondition(again.differences(from: RuleSet()) == told, "the rules changed in a round trip")
  } catch { fatalError("\(error)") }
  // A match under these rules.
  let match = Match(
    teams: BothSides(home: Team.unnamed("Home"), away: Team.unnamed("Away")), overrides: told,
    actions: rules.course.flatMap { period -> [Action] in
      let last = MatchMinute(max(1, rules.lastMinute(of: period)), added: 2)
      return [
        PeriodStart(period, length: rules.length(of: period), wallClock: nil),
        PeriodEnd(period, minute: period.kind == .shootOut ? nil : last, wallClock: nil),
      ]
    })
  Uses.all(of: match)
  return 0
}
