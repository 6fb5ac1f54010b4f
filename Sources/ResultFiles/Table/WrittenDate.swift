/// A date in a cell of a table, as a spreadsheet leaves it.
public enum WrittenDate {
  /// The form of ISO 8601 of `2026-11-21`, and of `21/11/2026` or `21.11.26`, the day first; nil for what is no date or
  /// has no year. Whether the calendar has such a day is not asked.
  public static func iso(_ text: String) -> String? {
    let words = TextLine(number: 1, text[...]).words
    guard let day = DayNotation(words), day.words == words.count, let year = day.year else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    return "\(padded(year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
  }
}
