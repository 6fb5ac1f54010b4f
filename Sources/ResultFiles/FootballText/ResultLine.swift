import Phrases
import Standings

/// A line with a match: `20:45  England v Italy  1-1 (0-1)  @ Kyiv`, or `England  1-1  Italy`.
struct ResultLine {
  /// The result as the line gives it. Headings add the day, the round and the competition.
  private(set) var result: MatchResult
  let halfTime: MatchScore?
  private(set) var remark = ""
  private(set) var place = ""
  private(set) var attendance = ""

  init(_ line: TextLine, words: ArraySlice<TextLine.Word>) throws(ResultProblem) {
    var words = words
    let time = Self.takeBeginning(&words)
    // The ground.
    if let start = words.firstIndex(where: { $0.text.hasPrefix("@") }) {
      (place, attendance) = WrittenHeader.ground(words[start...].joined)
      words = words[..<start]
    }
    let parts = try Self.parts(words, line)
    let (home, away) = (parts.home.joined, parts.away.joined)
    guard !home.isEmpty, !away.isEmpty else {
      throw ResultProblem(line: line.number, Phrase("results.not-understood", ["text": line.words.joined]))
    }
    guard home != away || Self.placeholders.contains(home.lowercased()) && parts.score.isEmpty else {
      throw ResultProblem(line: line.number, Phrase("results.same-team", ["team": home]))
    }
    let score = ScoreNotation(parts.score)
    guard score != nil || parts.score.isEmpty else {
      throw ResultProblem(line: line.number, Phrase("results.bad-score", ["text": parts.score]))
    }
    result = MatchResult(home, away, score)
    result.time = time
    halfTime = score?.halfTime
    if case .played = result.outcome { return }
    remark = ScoreNotation.remark(parts.score)
  }

  /// True for a fixture whose teams are not known yet: `N.N. v N.N.`
  var isPlaceholder: Bool {
    result.outcome == .pending && [result.home, result.away].contains { Self.placeholders.contains($0.lowercased()) }
  }

  private static let placeholders: Set = ["n.n.", "n.n", "tbd", "tba", "t.b.d.", "t.b.a."]

  // MARK: - Text before the teams

  /// Removes the match number, the time and the time zone.
  private static func takeBeginning(_ words: inout ArraySlice<TextLine.Word>) -> String {
    if let first = words.first?.text, isNumber(first) { words.removeFirst() }
    guard let time = words.first.flatMap({ clock($0.text) }) else { return "" }
    words.removeFirst()
    if words.first?.text.hasPrefix("UTC") == true { words.removeFirst() }
    // The time in another zone: `(21:45 EEST)`.
    if let first = words.first?.text, first.hasPrefix("("), clock(first.dropFirst()) != nil {
      while let word = words.popFirst(), !word.text.hasSuffix(")") {}
    }
    return time
  }

  /// True for `(12)`, the number of a match.
  static func isNumber(_ word: Substring) -> Bool {
    word.hasPrefix("(") && word.hasSuffix(")") && Int(word.dropFirst().dropLast()) != nil
  }

  /// Converts `20:00`, `20.00` and `20h00` to 20:00.
  static func clock(_ word: Substring) -> String? {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." || $0 == "h" }
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].prefix(2).utf8.count == 2,
      let hour = Int(parts[0]), let minute = Int(parts[1].prefix(2)), (0..<24).contains(hour),
      (0..<60).contains(minute),
      parts[1].count == 2 || parts[1].hasSuffix(")")
    else { return nil }
    return (hour < 10 ? "0" : "") + "\(hour):" + parts[1].prefix(2)
  }

  // MARK: - Teams and score

  private struct Parts {
    var home: ArraySlice<TextLine.Word>
    var away: ArraySlice<TextLine.Word>
    var score = ""
  }

  private static func parts(_ words: ArraySlice<TextLine.Word>, _ line: TextLine) throws(ResultProblem) -> Parts {
    let firstScore =
      words.firstIndex { ScoreNotation.score($0.text) != nil }
      ?? words.dropFirst().firstIndex { ScoreNotation.isStatus($0.text) } ?? words.endIndex
    let separator =
      words[..<firstScore].firstIndex { ["v", "vs", "vs."].contains($0.text) }
      ?? words[..<firstScore].firstIndex { ["-", "–"].contains($0.text) }
    if let separator {
      let rest = words[(separator + 1)...]
      let end =
        rest.indices.first { index in
          isScoreBeginning(rest[index]) || index > rest.startIndex && ScoreNotation.isStatus(rest[index].text)
        } ?? rest.endIndex
      let away = rest[..<end]
      // Two spaces end a name, so the rest should have been a score.
      if let apart = away.dropFirst().firstIndex(where: { $0.isApart }) {
        throw ResultProblem(line: line.number, Phrase("results.bad-score", ["text": rest[apart...].joined]))
      }
      if let odd = away.last(where: { $0.text.first?.isNumber == true && $0.text.contains("-") }) {
        throw ResultProblem(line: line.number, Phrase("results.bad-score", ["text": String(odd.text)]))
      }
      return Parts(home: words[..<separator], away: away, score: rest[end...].joined)
    }
    guard firstScore < words.endIndex, firstScore > words.startIndex else {
      throw ResultProblem(line: line.number, Phrase("results.not-understood", ["text": line.words.joined]))
    }
    return between(words, firstScore)
  }

  /// Parses `England  2-4 pen. 0-0 a.e.t. (0-0)  Italy`, possibly with details in brackets after it.
  private static func between(_ words: ArraySlice<TextLine.Word>, _ start: Int) -> Parts {
    var end = start
    var depth = 0
    while end < words.endIndex {
      let text = String(words[end].text)
      let bare = text.filter { $0 != "," }
      let belongs =
        depth > 0 || end == start || text.hasPrefix("(") || text.hasPrefix("[") || ScoreNotation.score(text) != nil
        || (end > start && !words[end].isApart && (ScoreNotation.isShootOut(bare) || ScoreNotation.isExtraTime(bare)))
      guard belongs else { break }
      depth += text.count { "([".contains($0) } - text.count { ")]".contains($0) }
      end += 1
    }
    let rest = words[end...]
    let more =
      rest.dropFirst().firstIndex {
        ($0.text.hasPrefix("(") && $0.isApart) || isNote($0.text) || ScoreNotation.isStatus($0.text)
      } ?? rest.endIndex
    let notes = rest[more...].joined
    return Parts(
      home: words[..<start], away: rest[..<more], score: words[start..<end].joined + (notes.isEmpty ? "" : " " + notes))
  }

  private static func isScoreBeginning(_ word: TextLine.Word) -> Bool {
    ScoreNotation.score(word.text) != nil || word.text.hasPrefix("[")
      || (word.isApart && ScoreNotation.isStatus(word.text))
  }

  /// True for the start of a bracket about the score: `(aet,`, `(HT`, `[awarded]`.
  private static func isNote(_ word: Substring) -> Bool {
    guard word.hasPrefix("(") || word.hasPrefix("[") else { return false }
    let first = word.dropFirst().prefix { $0.isLetter }.lowercased()
    return word.hasPrefix("[")
      || ["aet", "ht", "ft", "agg", "win", "pen", "aggregate", "asdet", "agget", "asget"].contains(first)
      || ScoreNotation.isExtraTime(String(word.dropFirst()))
  }
}
