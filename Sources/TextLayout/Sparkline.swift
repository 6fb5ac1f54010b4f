/// Numbers as a row of columns, one character each.
public enum Sparkline {
  private static let columns: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// From 0 to the greatest of them; a gap for nil.
  public static func line(_ values: [Int?]) -> String {
    let most = max(1, values.compactMap(\.self).max() ?? 1)
    return String(
      values.map { value -> Character in
        // No line is broken there.
        guard let value else { return "\u{A0}" }
        return columns[min(columns.count - 1, max(0, value) * columns.count / (most + 1))]
      })
  }
}
