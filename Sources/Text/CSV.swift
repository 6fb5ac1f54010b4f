/// Writes cells with untrusted contents (RFC 4180).
public enum CSV {
  /// The text as a cell, with invisible characters as codes: quoted if needed, and preceded by an apostrophe if a
  /// spreadsheet would run it as a formula.
  public static func cell(_ text: String) -> String {
    // Spreadsheets accept the full-width forms of these signs as well.
    let isFormula = text.unicodeScalars.first.map {
      "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0)
    }
    let plain = (isFormula == true ? "'" : "") + visible(text)
    let needsQuotes = plain.unicodeScalars.contains { "\",;\n\r\t".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + plain.replacing("\"", with: "\"\"") + "\"" : plain
  }
}
