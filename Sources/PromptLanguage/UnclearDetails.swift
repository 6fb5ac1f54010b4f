import MatchModel
import Phrases

/// Words that stand for several zones or origins: `fora de l'àrea`, `desde el extremo`, `a balón parado`.
extension LineParser {
  private enum Details {
    case zones([Zone])
    case origins([Origin])
  }

  private static let setPieces: Set<Origin> = [.corner, .freeKick, .throwIn, .penalty]

  /// The error for such words anywhere in an attempt, with the line for each meaning.
  func unclearDetails(_ words: ArraySlice<Word>, line: String) -> LineProblem? {
    for place in words.indices {
      guard let (details, count) = several(words[place...]) else { continue }
      let said = words[place..<(place + count)]
      var before = words[..<place]
      while let last = before.last, introduces(last, details) { before.removeLast() }
      guard let found = try? clausesOrSentence(before + words[said.endIndex...], line: line),
        var attempt = found.first(where: { $0.kind == .goal || $0.kind == .chance })
      else { continue }
      giveExamplePlayer(&attempt)
      let reason: LineProblem.Reason? =
        switch details {
        case .zones(let zones) where attempt.zone == nil:
          .unclear(.areaNamed, said.quoted, lines: zones.map { zone in attempt.attemptCode { $0.zone = zone } })
        case .origins(let origins) where attempt.origin == nil:
          .unclear(.proposed, said.quoted, lines: origins.map { origin in attempt.attemptCode { $0.origin = origin } })
        default: nil
        }
      if let reason { return LineProblem(reason, column: words[place].column) }
    }
    return nil
  }

  /// True for a word that may precede the details: `from the`, `des de l'`.
  private func introduces(_ word: Word, _ details: Details) -> Bool {
    if isFiller(word) || [.by, .to].contains(link(word)) { return true }
    guard case .origins(let origins) = details else { return false }
    return vocabulary.codes.origins.values(partlyNamed: word.text).isSuperset(of: origins)
  }

  /// The details that the first words may mean, and the number of these words.
  private func several(_ words: ArraySlice<Word>) -> (Details, count: Int)? {
    let builtIn = SentenceWords.builtIn
    if let (area, count) = builtIn.areas.match(words) { return (.zones(area.zones), count) }
    let origins = vocabulary.table.origins.map(\.code)
    if let (_, count) = builtIn.setPieces.match(words) {
      let meant = origins.filter(Self.setPieces.contains)
      return meant.isEmpty ? nil : (.origins(meant), count)
    }
    // In handball, `extremo` may be `extremo izquierdo` or `extremo derecho`.
    for count in stride(from: min(words.count, vocabulary.codes.origins.longest), to: 0, by: -1) {
      let name = words.prefix(count)
      if name.allSatisfy({ ![nil, .flank].contains(link($0)) || particle($0) != nil }) { continue }
      let meant = origins.filter(vocabulary.codes.origins.values(partlyNamed: name.quoted).contains)
      if meant.count > 1 { return (.origins(meant), count) }
    }
    return nil
  }
}
