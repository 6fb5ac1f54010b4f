import MatchModel

/// The game of a rule set. Messages cite its rulebook, because a breach in handball has nothing to do with football's
/// Law 3, and use its words.
public enum CitedLaws: String, CaseIterable, Sendable {
  case football
  /// FIFA's Futsal Laws of the Game. They share the numbers and subjects of football's Laws but not their sections.
  case futsal
  case handball
  case basketball
  case hockey
  /// Rink hockey, without citations, because its current rulebook could not be checked.
  case rink
  /// No citations, because the program does not know the rulebook.
  case none

  /// Laws that exist in futsal but not in football.
  private static let ofFutsalAlone = ["X8": "Law 7", "X10": "Law 7"]

  /// The rules of the IHF, the FIH and FIBA for the laws that are checked in their games. Other laws have no citation.
  private static let ofOtherGames: [CitedLaws: [String: String]] = [
    .handball: [
      "A2": "Rule 4:1", "A4": "Rule 4:1", "C8": "Rule 16:3", "H5": "Rule 2:2", "H6": "Rule 2:2", "X8": "Rule 2:10",
      "X12": "Rule 2:2", "X14": "Rule 16:1",
    ],
    // The form of the shoot-out depends on the tournament.
    .hockey: ["C8": "Rule 14", "X10": "Rule 5", "X15": "Rule 14"],
    .basketball: ["A2": "Art. 9", "A4": "Art. 4", "X8": "Art. 18", "X10": "Art. 8"],
  ]

  /// The citation to use instead of football's. Empty if there is nothing to cite.
  func source(_ football: String, of law: LawID) -> String {
    switch self {
    case .futsal where football.isEmpty: return Self.ofFutsalAlone[law.rawValue] ?? ""
    case .football: return football
    case .handball, .basketball, .hockey, .rink, .none: return Self.ofOtherGames[self]?[law.rawValue] ?? ""
    case .futsal:
      // "Law 10, Law 3". Protocols outside the laws are specific to football.
      let laws = football.split(separator: ", ").filter { $0.hasPrefix("Law") || $0.allSatisfy(\.isNumber) }
      return laws.map { $0.prefix { $0 != "." } }.joined(separator: ", ")
    }
  }
}
