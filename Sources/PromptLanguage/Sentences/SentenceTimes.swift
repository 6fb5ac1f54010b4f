import MatchModel

/// Times in sentences: `23'`, `al minut 23`, `fa 2 minuts`, `in the 23rd minute`.
enum SentenceTimes {
  /// The terms without the time; nil if there is more than one time.
  static func taken(from terms: [SentenceTerm]) -> (rest: [SentenceTerm], time: TimeExpression?)? {
    var rest: [SentenceTerm] = []
    var time: TimeExpression?
    var index = 0
    while index < terms.count {
      guard let (found, count) = Self.time(in: terms[index...]) else {
        rest.append(terms[index])
        index += 1
        continue
      }
      if time != nil { return nil }
      time = found
      index += count
      // Removes the preposition: `al`, `en el`.
      while let last = rest.last, last.isSmall, !last.marks.contains(.comma) { rest.removeLast() }
    }
    return (rest, time)
  }

  /// `al 23 ...`, without a word for the minute.
  static func leading(in terms: [SentenceTerm]) -> (rest: [SentenceTerm], time: TimeExpression)? {
    let small = terms.prefix { $0.isSmall && $0.marks.isSubset(of: [.to, .on]) }
    guard small.contains(where: { $0.marks.contains(.to) }), let number = terms.dropFirst(small.count).first,
      let minute = minute(number)
    else { return nil }
    return (Array(terms.dropFirst(small.count + 1)), minute)
  }

  private static func time(in terms: ArraySlice<SentenceTerm>) -> (TimeExpression, count: Int)? {
    guard let first = terms.first else { return nil }
    if let time = first.time { return (time, 1) }
    let ahead = Array(terms.prefix(3))
    if ahead.count == 3 {
      // `fa 2 minuts`, `2 minutes ago`
      if ahead[0].isAgo, ahead[2].isMinute, let minutes = number(ahead[1]) { return (.ago(minutes: minutes), 3) }
      if ahead[1].isMinute, ahead[2].isAgo, let minutes = number(ahead[0]) { return (.ago(minutes: minutes), 3) }
      // `als 23 minuts`
      if ahead[0].marks.contains(.to), ahead[2].isMinute, let minute = minute(ahead[1]) { return (minute, 3) }
    }
    // `minut 23`, but not `minut del 23`.
    if ahead.count > 1, first.isMinute, let minute = minute(ahead[1]) { return (minute, 2) }
    return nil
  }

  private static func number(_ term: SentenceTerm) -> Int? {
    guard let person = term.person, person.side == nil, case .number(let number) = person.name else { return nil }
    return number.rawValue > 0 ? number.rawValue : nil
  }

  private static func minute(_ term: SentenceTerm) -> TimeExpression? { number(term).map { .minute(MatchMinute($0)) } }
}
