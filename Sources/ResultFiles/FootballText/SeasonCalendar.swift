/// Days one after the other, as a file of a season has them: most say no year, and mean the one next to the day before.
struct SeasonCalendar {
  /// The years of the season, `2012/13` or `2014`, where a title says them.
  private var season: [Int] = []
  private var last: (year: Int, month: Int)?

  /// Reads the years of a title.
  mutating func begin(_ title: String) {
    last = nil
    season = []
    for piece in title.split(whereSeparator: { !$0.isNumber && $0 != "/" && $0 != "-" && $0 != "–" }) {
      let years = piece.split { !$0.isNumber }
      guard let first = years.first, first.count == 4, let year = Int(first), (1850...2150).contains(year) else {
        continue
      }
      season = years.count > 1 ? [year, year + 1] : [year]
      return
    }
  }

  /// The day in ISO 8601.
  /// - Parameter written: as the file has it, for errors.
  mutating func date(_ day: DayNotation, written: String, line: Int) throws(ResultProblem) -> String {
    guard let year = day.year ?? nearestYear(day.month) else { throw ResultProblem(line: line, .noYear(written)) }
    guard (1...12).contains(day.month), (1...Self.days(inMonth: day.month, of: year)).contains(day.day) else {
      throw ResultProblem(line: line, .badDate(written))
    }
    last = (year, day.month)
    func padded(_ number: Int, _ digits: Int) -> String {
      String(repeating: "0", count: max(0, digits - String(number).count)) + String(number)
    }
    return "\(padded(year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
  }

  enum DayError: Error {
    case noYear(String)
    case impossible(String)
  }

  /// A match that was put off may stand among those of its round, so that months go back as well as forth.
  private func nearestYear(_ month: Int) -> Int? {
    if let last {
      // Of two as near the season's first: it was the other match that was late.
      let years = season.count == 2 ? season : [last.year, last.year + 1, last.year - 1]
      func distance(_ year: Int) -> Int { abs((year - last.year) * 12 + month - last.month) }
      return years.min { distance($0) < distance($1) }
    }
    // Seasons of two years begin in summer.
    return season.count == 2 ? season[month >= 7 ? 0 : 1] : season.first
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
