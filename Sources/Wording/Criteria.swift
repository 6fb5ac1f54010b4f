import Phrases
import Standings

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
    return (figure.numerator < 0 ? "-" : "") + decimal(thousandths, places: 3)
  }

  /// A number counted in tenths, hundredths or thousandths, by the number of decimals.
  func decimal(_ number: Int, places: Int) -> String {
    let unit = [1, 10, 100, 1000][places]
    let fraction = String(unit + number % unit).dropFirst()
    return book(Phrase("figure.decimal", ["whole": number / unit, "fraction": String(fraction)]))
  }
}
