import MatchModel

/// A time that was typed; it always ends in '.
public enum TimeExpression: Equatable, Sendable {
  /// `23'`, `45+2'`; `1/44'`: in the first period.
  case minute(MatchMinute, period: Int? = nil)
  /// `23:10'`: the match clock in seconds; `2/7:42'`: in the second period.
  case exact(seconds: Int, period: Int? = nil)
  /// `-2'`: minutes ago.
  case ago(minutes: Int)
}

extension TimeExpression {
  /// Parses `23'`, `45+2'`, `1/44'`, `23:10'`, `2/7:42'`, `-2'`; nil if the word does not end in '. Throws if it does
  /// but is not a time.
  package init?(_ word: String, column: Int) throws(LineProblem) {
    guard let last = word.last, last.isMinuteMark else { return nil }
    let body = word.dropLast()
    func number(_ text: Substring) -> Int? {
      text.count <= 4 ? wholeNumber(text) : nil
    }
    if body.first == "-", let minutes = number(body.dropFirst()) {
      self = .ago(minutes: minutes)
      return
    }
    let parts = body.split(separator: "/", omittingEmptySubsequences: false)
    let (clock, period) = (parts.last ?? body, parts.count == 2 ? number(parts[0]) : nil)
    guard parts.count == (period == nil ? 1 : 2) else { throw LineProblem(.badTime(word), column: column) }
    if let colon = clock.firstIndex(of: ":"), let minutes = number(clock[..<colon]),
      let seconds = number(clock[clock.index(after: colon)...]), seconds < 60
    {
      self = .exact(seconds: minutes * 60 + seconds, period: period)
      return
    }
    if let plus = clock.firstIndex(of: "+"), let minute = number(clock[..<plus]), minute > 0,
      let added = number(clock[clock.index(after: plus)...]), (1...MatchMinute.addedLimit).contains(added)
    {
      self = .minute(MatchMinute(minute, added: added), period: period)
      return
    }
    guard let minute = number(clock), minute > 0 else { throw LineProblem(.badTime(word), column: column) }
    self = .minute(MatchMinute(minute), period: period)
  }

  /// The time that a line begins with, and the other words: `23' 9g`, `23'9g`, `10' ago 9g`, `fa 10' 9g`, `2 minutes
  /// ago 9g`. Nil if the line does not begin with a time; throws if it begins with something that can only be a time
  /// but is invalid.
  package static func leading(_ words: [Word]) throws(LineProblem) -> (time: TimeExpression, rest: ArraySlice<Word>)? {
    guard let first = words.first else { return nil }
    let links = SentenceWords.builtIn.links
    func link(_ place: Int) -> SentenceWords.Link? { words.indices.contains(place) ? links[words[place].text] : nil }
    func minutes(_ place: Int) -> Int? {
      guard words.indices.contains(place) else { return nil }
      let text = words[place].text
      return wholeNumber(text.last?.isMinuteMark == true ? text.dropLast() : text[...]).flatMap { $0 > 0 ? $0 : nil }
    }
    let isAgo = link(0) == .ago
    let number = isAgo ? 1 : 0
    if let ago = minutes(number) {
      let isMarked = words[number].text.last?.isMinuteMark == true
      let after = number + (isMarked ? 1 : 2)
      if isMarked || link(number + 1) == .minute {
        if isAgo { return (.ago(minutes: ago), words.dropFirst(after)) }
        if link(after) == .ago { return (.ago(minutes: ago), words.dropFirst(after + 1)) }
      }
    }
    if let time = try TimeExpression(first.text, column: first.column) { return (time, words.dropFirst()) }
    return parted(first).map { ($0.time, ($0.rest.map { [$0] } ?? []) + words.dropFirst()) }
  }

  /// The time that a word begins with, and the text attached to it: `23'9g`. A clock time does not need the mark:
  /// `12:30`. Nil if the word does not begin with a time.
  static func parted(_ word: Word) -> (time: TimeExpression, rest: Word?)? {
    guard let mark = word.text.firstIndex(where: \.isMinuteMark) else {
      guard word.text.contains(":") else { return nil }
      return (try? TimeExpression(word.text + "'", column: word.column)).map { ($0, nil) }
    }
    let parts = word.split(at: word.text.index(after: mark))
    guard !parts[1].text.isEmpty, let time = try? TimeExpression(parts[0].text, column: word.column) else { return nil }
    return (time, parts[1])
  }
}
