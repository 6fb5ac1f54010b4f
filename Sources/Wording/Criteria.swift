import Phrases
import Standings

/// Criteria for ranking teams.
extension Wording {
  /// "head-to-head points".
  /// - Parameter scoresPoints: true if teams score points instead of goals.
  public func criterion(_ criterion: Criterion, scoresPoints: Bool) -> String {
    book(phrase(of: criterion, scoresPoints: scoresPoints))
  }

  func phrase(of criterion: Criterion, scoresPoints: Bool) -> Phrase {
    scoresPoints && criterion.isOfGoals
      ? Phrase("criterion-of-points.\(criterion.rawValue)") : Phrase("criterion.\(criterion.rawValue)")
  }

  /// The figure as text: differences with their sign, quotients with three decimals.
  func figure(_ figure: Figure, of criterion: Criterion) -> String {
    switch criterion {
    case .goalDifference, .headToHeadDifference: signed(figure.numerator)
    case .pointsPerMatch, .goalRatio: quotient(figure)
    default: String(figure.numerator)
    }
  }

  /// "+3", "0", "-2".
  public func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : String(number) }

  private func quotient(_ figure: Figure) -> String {
    if figure.denominator == 0 { return "∞" }
    let thousandths = (abs(figure.numerator) * 2000 + figure.denominator) / (2 * figure.denominator)
    let fraction = String(1000 + thousandths % 1000).dropFirst()
    let number = Phrase("figure.decimal", ["whole": thousandths / 1000, "fraction": String(fraction)])
    return (figure.numerator < 0 ? "-" : "") + book(number)
  }
}
