import Bounds

/// The number of typos between two texts: an extra, missing or wrong letter, or two transposed neighbours (restricted
/// Damerau-Levenshtein distance). It is sensitive to case and accents; fold the texts first if needed.
public func editDistance(_ first: String, _ second: String) -> Int {
  editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars))
}

/// Transpositions need only three rows of the distance table.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for column in second.indices {
      let isSame = first[row] == second[column]
      var distance = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}

/// The candidate closest to a word, ignoring case and accents; the first one if several are equally close. It allows
/// one typo, two from six letters and three from ten, but none in a one-letter word. Nil if no candidate is close
/// enough or the text is longer than any word.
public func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  if isLongerThanAnyWord(word) { return nil }
  let typed = Array(folded(word).unicodeScalars)
  var best: String?
  var shortest = (typed.count + 2) / 4 + 1
  for candidate in candidates {
    let letters = Array(folded(candidate).unicodeScalars)
    // The difference in length alone already exceeds the limit.
    if abs(letters.count - typed.count) >= shortest { continue }
    let distance = editDistance(typed, letters)
    if distance < shortest {
      best = candidate
      shortest = distance
    }
  }
  return best
}

/// True if the text is too long to search for similar words.
public func isLongerThanAnyWord(_ text: String) -> Bool {
  text.utf8.count > Bounds.similarWord * 4 || text.unicodeScalars.count > Bounds.similarWord
}

extension Phrase {
  /// A "did you mean" question for an unknown word. Nil if no candidate is close.
  public static func suggestion(for word: String, in candidates: some Sequence<String>) -> Phrase? {
    nearest(to: word, in: candidates).map { Phrase("suggestion.nearest", ["word": $0]) }
  }
}

/// True if a word is too long to be a name. Check this first: such a word may be one grapheme of thousands of scalars,
/// which is slow to compare.
public func isLongerThanAnyName(_ text: String) -> Bool { text.utf8.count > Bounds.text * 4 }
