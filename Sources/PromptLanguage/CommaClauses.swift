import MatchModel
import Phrases

/// Several clauses in words, or a clause and its details, separated by commas: `8 falta a v2, v2 groga`, `v4f9, penal`.
extension LineParser {
  /// The clauses, if each part between commas is one or continues the one before it; otherwise nil.
  /// - Throws: the error in a part that is almost a clause.
  func betweenCommas(_ words: ArraySlice<Word>, line: String) throws(LineProblem) -> [Clause]? {
    var parts: [ArraySlice<Word>] = [[]]
    for word in words {
      let bare = word.without(",")
      if !bare.text.isEmpty { parts[parts.count - 1].append(bare) }
      if bare != word { parts.append([]) }
    }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var found: [Clause] = []
    // The words that the next part may continue, and the number of clauses before them.
    var (said, before) = (ArraySlice<Word>(), 0)
    for part in parts {
      if var next = complete(part, line: line) {
        takePenalty(&next, after: found[before...], said)
        (said, before) = (part, found.count)
        found += next
        if isInWords(part) { Self.carrySide(ofShotIn: &found, at: before - 1) }
      } else if !said.isEmpty, let whole = complete(said + part, line: line),
        !whole.contains(where: \.hasFreeReason)
      {
        said += part
        found.replaceSubrange(before..., with: whole)
      } else {
        if !found.isEmpty, let problem = reasonAlone(part) { throw problem }
        return nil
      }
    }
    return found
  }

  /// A corner, and after a comma the shot from it: `corner from the left, 9 header goal`. Without its own words, as in
  /// `9 goal, corner`, a corner only says how the goal came about.
  func cornerBeforeShot(_ words: ArraySlice<Word>, line: String) -> [Clause]? {
    guard let comma = words.firstIndex(where: { $0.text.last == "," }) else { return nil }
    let said = words[..<comma] + [words[comma].without(",")].filter { !$0.text.isEmpty }
    let rest = words[(comma + 1)...]
    guard var found = complete(said, line: line), found.count == 1, found[0].kind == .corner, !rest.isEmpty,
      var next = complete(rest, line: line) ?? (try? betweenCommas(rest, line: line)), next[0].isShot
    else { return nil }
    // A corner of no stated team is for the side that shot.
    if found[0].who == Who(.team) { found[0].who?.side = next[0].who?.side }
    if found[0].who?.side ?? ours == next[0].who?.side ?? ours { next[0].origin = next[0].origin ?? .corner }
    return found + next
  }

  /// Makes a shot directly after a foul that led to a penalty the kick: `4 handball, penalty, v9 scores`.
  private func takePenalty(_ clauses: inout [Clause], after before: ArraySlice<Clause>, _ said: ArraySlice<Word>) {
    guard let foul = before.last, foul.kind == .foul, let shot = clauses.first, shot.isShot, shot.origin == nil,
      shot.other == nil, let side = foul.who?.side ?? ours, shot.who?.side ?? ours == side.other,
      said.indices.contains(where: { penalty(said[$0...]) != nil })
    else { return }
    clauses[0].origin = .penalty
  }

  /// The clauses in a part of a line; nil if it cannot be read or leads to questions.
  private func complete(_ words: ArraySlice<Word>, line: String) -> [Clause]? {
    (try? clausesOrSentence(words, line: line)).flatMap { $0.contains(where: \.asks) ? nil : $0 }
  }

  /// The clauses in a part of a line, in any form.
  func clausesOrSentence(_ words: ArraySlice<Word>, line: String) throws(LineProblem) -> [Clause] {
    do { return try clauses(words, line: line) } catch {
      guard case .clauses(let parsed, nil) = SentenceReader.read(words, isTimed: true, self) else { throw error }
      return parsed
    }
  }
}

extension Clause {
  fileprivate var isShot: Bool { kind == .goal || kind == .chance }
}
