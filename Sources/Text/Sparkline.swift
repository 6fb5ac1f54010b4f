/// Numbers as a row of bars, one character each.
public enum Sparkline {
  private static let columns: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Bars are scaled from 0 to the maximum. Nil leaves a gap.
  public static func line(_ values: [Int?]) -> String {
    let most = max(1, values.compactMap(\.self).max() ?? 1)
    return String(
      values.map { value -> Character in
        // A no-break space, so that lines are not broken here.
        guard let value else { return "\u{A0}" }
        return columns[min(columns.count - 1, max(0, value) * columns.count / (most + 1))]
      })
  }
}
