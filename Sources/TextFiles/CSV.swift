/// Writing cells that come from anywhere (RFC 4180).
public enum CSV {
  /// A text as a cell: in quotes where it needs them, and after an apostrophe where a spreadsheet would take it for a
  /// formula and run it.
  public static func cell(_ text: String) -> String {
    // The wide forms are taken for the signs as well.
    let isFormula = text.unicodeScalars.first.map {
      "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0)
    }
    let plain = isFormula == true ? "'" + text : text
    let needsQuotes = plain.unicodeScalars.contains { "\",;\n\r\t".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + plain.replacing("\"", with: "\"\"") + "\"" : plain
  }
}
