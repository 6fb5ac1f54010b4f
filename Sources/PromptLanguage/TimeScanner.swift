import MatchModel

extension TimeExpression {
  /// Reads `23'`, `45+2'`, `23:10'`, `2/7:42'`, `-2'`; nil if the word does not end in '. Throws where it does and is no time.
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
    if let colon = clock.firstIndex(of: ":"), let minutes = number(clock[..<colon]),
      let seconds = number(clock[clock.index(after: colon)...]), seconds < 60, parts.count == (period == nil ? 1 : 2)
    {
      self = .exact(seconds: minutes * 60 + seconds, period: period)
      return
    }
    if let plus = body.firstIndex(of: "+"), let minute = number(body[..<plus]), minute > 0,
      let added = number(body[body.index(after: plus)...]), (1...MatchMinute.addedLimit).contains(added)
    {
      self = .minute(MatchMinute(minute, added: added))
      return
    }
    guard let minute = number(body), minute > 0 else { throw LineProblem(.badTime(word), column: column) }
    self = .minute(MatchMinute(minute))
  }

  /// The time that a word begins with, and what is glued to it: `23'9g`. A clock's time is one without its mark too:
  /// `12:30`. Nil if there is none.
  package static func parted(_ word: Word) -> (time: TimeExpression, rest: Word?)? {
    guard let mark = word.text.firstIndex(where: \.isMinuteMark) else {
      guard word.text.contains(":") else { return nil }
      return (try? TimeExpression(word.text + "'", column: word.column)).flatMap { $0 }.map { ($0, nil) }
    }
    let (text, after) = (word.text[...mark], word.text[word.text.index(after: mark)...])
    guard !after.isEmpty, let time = (try? TimeExpression(String(text), column: word.column)).flatMap({ $0 }) else {
      return nil
    }
    return (time, Word(String(after), column: word.column + text.count))
  }
}
