import MatchModel
import MatchRules

/// Who sits in the technical area: what officials are called at the prompt and in the file.
public enum Officials {
  public static let codes = ["coach", "assistant", "physio", "doctor", "delegate"]
}

extension MatchState {
  /// Officials whom nobody has listed and who may be booked all the same: there is always a coach.
  func unlistedOfficials(of side: Side, in match: Match) -> [Person] {
    Officials.codes.map(OfficialCode.init(rawValue:)).filter { match[side].official($0) == nil }.map(Person.official)
  }
}
