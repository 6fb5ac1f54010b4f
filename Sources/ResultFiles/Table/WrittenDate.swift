/// A date in a table cell, in the forms that spreadsheets export.
public enum WrittenDate {
  /// Converts `2026-11-21`, or `21/11/2026` and `21.11.26` with the day first, to ISO 8601. Nil for anything else,
  /// including dates without a year. It does not check that the day exists.
  public static func iso(_ text: String) -> String? {
    let words = TextLine(number: 1, text[...]).words
    guard let day = DayNotation(words), day.words == words.count, let year = day.year else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    return "\(padded(year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
  }
}
