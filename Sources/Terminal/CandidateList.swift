import Text

/// Formats the candidates below the line.
package enum CandidateList {
  /// One candidate per line if any has a description and there are enough rows, otherwise columns filled from top to
  /// bottom. If they do not fit, the last cell shows how many were left out (`… +12`).
  package static func lines(_ candidates: [Candidate], on traits: TerminalTraits) -> [String] {
    // Leave room for the prompt line before and after, and one empty row.
    let rows = max(1, traits.rows - 3)
    let described = candidates.contains { !$0.description.isEmpty }
    return described && candidates.count <= rows ? table(candidates, traits) : columns(candidates, traits, rows)
  }

  private static func table(_ candidates: [Candidate], _ traits: TerminalTraits) -> [String] {
    let width = candidates.map(\.text.displayWidth).max() ?? 0
    return candidates.map { "\($0.text.padded(to: width))  \($0.description)".truncated(to: traits.columns - 1) }
  }

  private static func columns(_ candidates: [Candidate], _ traits: TerminalTraits, _ rows: Int) -> [String] {
    let width = (candidates.map(\.text.displayWidth).max() ?? 0) + 2
    let perRow = max(1, (traits.columns - 1) / width)
    let fits = candidates.count <= perRow * rows
    let shown = fits ? candidates[...] : candidates.prefix(perRow * (rows - 1))
    let height = (shown.count + perRow - 1) / perRow
    let lines = (0..<height).map { row in
      let cells = stride(from: row, to: shown.count, by: height).map { shown[$0].text }
      let padded = cells.dropLast().map { $0.padded(to: width) } + cells.suffix(1)
      return padded.joined().truncated(to: traits.columns - 1)
    }
    return lines + leftOut(candidates.count - shown.count, traits)
  }

  private static func leftOut(_ count: Int, _ traits: TerminalTraits) -> [String] {
    count > 0 ? ["\(traits.isUTF8 ? "…" : "...") +\(count)"] : []
  }
}
