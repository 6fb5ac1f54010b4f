/// A date in a table cell, in the forms that spreadsheets export.
public enum WrittenDate {
  /// Converts `2026-11-21`, or `21/11/2026` and `21.11.26` with the day first, to ISO 8601. Nil for anything else,
  /// including dates without a year. It does not check that the day exists.
  public static func iso(_ text: String) -> String? {
    let words = TextLine(number: 1, text[...]).words
    guard let day = DayNotation(words), day.words == words.count, let year = day.year else { return nil }
    return day.iso(in: year)
  }
}
