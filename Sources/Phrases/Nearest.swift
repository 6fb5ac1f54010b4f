import Bounds

/// How many slips of the finger lie between two texts: a letter too many, missing, or wrong, or two neighbours
/// swapped. (The Damerau-Levenshtein distance in its usual restricted form: no pair is edited again after a swap.)
/// Case and accents count: fold both texts where they should not.
public func editDistance(_ first: String, _ second: String) -> Int {
  editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars))
}

/// Three rows of the table of distances between beginnings of the two texts are enough for a swap.
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
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}

/// The candidate that was probably meant by a word, case and accents ignored; the first of equals. Nil when none is
/// near: one slip is forgiven, two from six letters on, three from ten on, and none in a single letter. Nothing is near
/// a text that is longer than any word.
public func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  if isLongerThanAnyWord(word) { return nil }
  let typed = Array(folded(word).unicodeScalars)
  var best: String?
  var shortest = (typed.count + 2) / 4 + 1
  for candidate in candidates {
    let letters = Array(folded(candidate).unicodeScalars)
    // The lengths alone differ by too much: no need to count.
    if abs(letters.count - typed.count) >= shortest { continue }
    let distance = editDistance(typed, letters)
    if distance < shortest { (best, shortest) = (candidate, distance) }
  }
  return best
}

/// Whether nothing is looked for that is near it.
public func isLongerThanAnyWord(_ text: String) -> Bool {
  text.utf8.count > Bounds.similarWord * 4 || text.unicodeScalars.count > Bounds.similarWord
}

extension Phrase {
  /// The question after an unknown word; nil when nothing is near it.
  public static func suggestion(for word: String, in candidates: some Sequence<String>) -> Phrase? {
    nearest(to: word, in: candidates).map { Phrase("suggestion.nearest", ["word": $0]) }
  }
}

/// Whether a word is longer than anything may be called, and so means nothing. Asked first, since such a word may be a
/// single sign of thousands of characters: to compare it with anything takes long.
public func isLongerThanAnyName(_ text: String) -> Bool { text.utf8.count > Bounds.text * 4 }
