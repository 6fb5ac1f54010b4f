import MatchModel
import Phrases

/// The days of a season's file in sequence. Most have no year; the year that puts them closest to the previous day is
/// used.
struct SeasonCalendar {
  /// The years of the season from a title: `2012/13` or `2014`.
  private var season: [Int] = []
  private var last: (year: Int, month: Int)?

  mutating func begin(_ title: String) {
    last = nil
    season = Self.years(title)
  }

  static func hasYear(_ title: String) -> Bool { !years(title).isEmpty }

  private static func years(_ title: String) -> [Int] {
    for piece in title.split(whereSeparator: { !$0.isNumber && $0 != "/" && $0 != "-" && $0 != "–" }) {
      let years = piece.split { !$0.isNumber }
      guard let first = years.first, first.count == 4, let year = Int(first), (1850...2150).contains(year) else {
        continue
      }
      return years.count > 1 ? [year, year + 1] : [year]
    }
    return []
  }

  /// The day in ISO 8601.
  /// - Parameter written: the original text, for errors.
  mutating func date(_ day: DayNotation, written: String, line: Int) throws(ResultProblem) -> String {
    guard let year = day.year ?? nearestYear(day.month) else {
      throw ResultProblem(line: line, Phrase("results.no-year", ["text": written]))
    }
    guard (1...12).contains(day.month), (1...DetailsCheck.days(inMonth: day.month, of: year)).contains(day.day) else {
      throw ResultProblem(line: line, Phrase("results.bad-date", ["text": written]))
    }
    last = (year, day.month)
    return day.iso(in: year)
  }

  /// Months can also go backwards, because a postponed match may be listed with its round.
  private func nearestYear(_ month: Int) -> Int? {
    if let last {
      // If two years are equally close, prefer the season's first: then the previous match was the postponed one.
      let years = season.count == 2 ? season : [last.year, last.year + 1, last.year - 1]
      func distance(_ year: Int) -> Int { abs((year - last.year) * 12 + month - last.month) }
      return years.min { distance($0) < distance($1) }
    }
    // Seasons that span two years begin in summer.
    return season.count == 2 ? season[month >= 7 ? 0 : 1] : season.first
  }
}
