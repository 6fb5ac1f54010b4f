import MatchModel

/// Whose laws are cited to people: a breach in handball has nothing to do with football's Law 3.
public enum CitedLaws: String, CaseIterable, Sendable {
  /// IFAB's Laws of the Game, by section: "Law 3.3".
  case football
  /// FIFA's Futsal Laws of the Game, whose laws have the numbers and subjects of football's, but not their sections.
  case futsal
  /// IHF's Rules of the Game.
  case handball
  /// FIBA's Official Basketball Rules.
  case basketball
  /// FIH's Rules of Hockey.
  case hockey
  /// None that the program knows.
  case none

  /// Where futsal's laws have what football's do not.
  private static let ofFutsalAlone = [LawID(rawValue: "X8"): "Law 7", LawID(rawValue: "X10"): "Law 7"]

  /// IHF's rules for what the program checks of handball; of nothing else it says where it stands.
  private static let ofHandball = [
    "A2": "Rule 4:1", "A4": "Rule 4:1", "C8": "Rule 16:3", "H5": "Rule 2:2", "H6": "Rule 2:2", "X8": "Rule 2:10",
    "X12": "Rule 2:2", "X14": "Rule 16:1",
  ]

  /// FIH's rules for what the program checks of hockey. How its shoot-out goes is a matter of the tournament.
  private static let ofHockey = ["C8": "Rule 14", "X10": "Rule 5", "X15": "Rule 14"]

  /// FIBA's rules for what the program checks of basketball.
  private static let ofBasketball = ["A2": "Art. 9", "A4": "Art. 4", "X8": "Art. 18", "X10": "Art. 8"]

  /// What to cite for a law instead of football's source; empty for nothing.
  func source(_ football: String, of law: LawID) -> String {
    switch self {
    case .futsal where football.isEmpty: return Self.ofFutsalAlone[law] ?? ""
    case .football: return football
    case .none: return ""
    case .hockey: return Self.ofHockey[law.rawValue] ?? ""
    case .basketball: return Self.ofBasketball[law.rawValue] ?? ""
    case .handball: return Self.ofHandball[law.rawValue] ?? ""
    case .futsal:
      // "Law 10, Law 3"; a protocol beside a law is football's own.
      let laws = football.split(separator: ", ").filter { $0.hasPrefix("Law") || $0.allSatisfy(\.isNumber) }
      return laws.map { $0.prefix { $0 != "." } }.joined(separator: ", ")
    }
  }
}
