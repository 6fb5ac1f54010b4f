import Bounds
import Standings

/// Reads lines one after the other; each belongs to the title, round and day above it.
struct FootballTextReader {
  var results = ReadResults()
  /// One for each entry of the results, of as many as are read and one more.
  private(set) var matches: [WrittenMatch] = []
  /// What stands below no match.
  private(set) var astray: [WrittenLines] = []
  private var header = WrittenHeader()
  /// Whether the last match is still the one that lines belong to.
  private var hasMatch = false
  private var kinds: [RoundName.Kind] = []
  private var competition = ""
  private var round = RoundName("")
  private var calendar = SeasonCalendar()
  private var date = ""
  /// What goes on over several lines.
  private var open = Open.nothing

  private enum Open: Equatable {
    case nothing
    /// Goals in a bracket that began on that line.
    case goals(line: Int, depth: Int)
    /// People: a line-up, referees, cards.
    case people(depth: Int)
  }

  mutating func read(_ line: TextLine) throws(ResultProblem) {
    guard let first = line.words.first?.text else { return try close() }
    if first.hasPrefix("=") {
      try close()
      return begin(title: line)
    }
    if let mark = Self.mark(of: line) {
      try close()
      // With a bar it says what the round is, and nothing is played in it yet.
      let text = line.words.joined.dropFirst(mark.count).drop { $0 == " " }
      if !text.contains("|") { round = RoundName(String(text)) }
      return endMatch()
    }
    switch open {
    case .goals(let start, let depth):
      keep(line, isGoals: true, isNew: false)
      return goOn(line, .goals(line: start, depth: depth + line.depth))
    case .people(let depth):
      keep(line, isGoals: false, isNew: false)
      return goOn(line, .people(depth: depth + line.depth))
    case .nothing: break
    }
    if first.hasPrefix("("), !Self.isNumber(first) {
      keep(line, isGoals: true, isNew: true)
      return goOn(line, .goals(line: line.number, depth: line.depth))
    }
    if line.text.contains("|") { return }
    try readBare(line)
  }

  /// A line that no mark tells from others.
  private mutating func readBare(_ line: TextLine) throws(ResultProblem) {
    if line.namesPeople {
      keep(line, isGoals: false, isNew: true)
      return goOn(line, .people(depth: line.depth))
    }
    var words = line.words[...]
    if let day = DayNotation(line.unbracketed) {
      let written = line.unbracketed.prefix(day.words).joined
      date = try calendar.date(day, written: written, line: line.number)
      words = words.dropFirst(day.words)
      header = WrittenHeader()
      if words.isEmpty || line.isDayAlone(words) {
        header = WrittenHeader(words)
        return endMatch()
      }
    } else if !line.words.contains(where: { $0.text == "v" || ScoreNotation.score($0.text) != nil }) {
      let bare = RoundName(line.words.joined)
      if bare.isOneWithoutAMark {
        round = bare
        return endMatch()
      }
    }
    let match = try MatchLine(line, words: words)
    var result = MatchResult(match.home, match.away, match.outcome)
    result.competition = competition
    result.group = round.group
    result.round = round.text
    result.date = date
    result.time = match.time
    result.shootOut = match.shootOut
    results.entries.append(ReadResults.Entry(line: line.number, result))
    kinds.append(round.kind)
    add(match, result, line: line.number)
  }

  private mutating func add(_ match: MatchLine, _ result: MatchResult, line: Int) {
    // Of more than are read only the results are counted.
    guard matches.count <= Bounds.foreignMatches else { return endMatch() }
    var written = WrittenMatch(line: line, result: result)
    written.round = round.heading
    if result.time.isEmpty { written.result.time = header.time }
    written.place = match.place.isEmpty ? header.place : match.place
    written.attendance = match.attendance.isEmpty ? header.attendance : match.attendance
    (written.halfTime, written.hasExtraTime, written.remark) = (match.halfTime, match.hasExtraTime, match.remark)
    matches.append(written)
    hasMatch = true
    // Of several matches below a heading it is the first that so many watched.
    header.attendance = ""
  }

  /// What comes next is told of another match.
  private mutating func endMatch() { hasMatch = false }

  /// Keeps what is told of a match, for whoever takes it apart.
  private mutating func keep(_ line: TextLine, isGoals: Bool, isNew: Bool) {
    let line = WrittenLines.Line(number: line.number, text: line.text)
    let last = matches.count - 1
    switch (hasMatch, isGoals, isNew) {
    case (false, _, true): astray.append(WrittenLines(lines: [line]))
    case (false, _, false): if !astray.isEmpty { astray[astray.count - 1].lines.append(line) }
    case (true, true, _):
      // In place: a copy for each line would take the square of their number.
      if matches[last].goals == nil {
        matches[last].goals = WrittenLines(lines: [line])
      } else {
        matches[last].goals?.lines.append(line)
      }
    case (true, false, true): matches[last].people.append(WrittenLines(lines: [line]))
    case (true, false, false): matches[last].people[matches[last].people.count - 1].lines.append(line)
    }
  }

  mutating func finish() {
    do { try close() } catch { results.problems.append(error) }
    results.entries = results.entries.settled(kinds)
  }

  private mutating func begin(title line: TextLine) {
    competition = line.words.joined.drop { $0 == "=" || $0 == " " }.description
    calendar.begin(competition)
    date = ""
    round = RoundName("")
    header = WrittenHeader()
    endMatch()
  }

  private mutating func goOn(_ line: TextLine, _ now: Open) {
    switch now {
    case .goals(_, let depth): open = depth > 0 ? now : .nothing
    case .people(let depth): open = depth > 0 || line.asksForMore ? now : .nothing
    case .nothing: open = .nothing
    }
  }

  private mutating func close() throws(ResultProblem) {
    defer { open = .nothing }
    if case .goals(let line, _) = open { throw ResultProblem(line: line, .openBracket) }
  }

  /// What a round's line begins with; nil where it is none.
  static func mark(of line: TextLine) -> String? {
    guard let first = line.words.first?.text else { return nil }
    if first.hasPrefix("::") { return "::" }
    let mark = first.prefix { $0 == "▪" || $0 == "»" }
    return mark.isEmpty ? nil : String(mark)
  }

  /// `(12)`, the number of a match.
  private static func isNumber(_ word: Substring) -> Bool {
    word.hasSuffix(")") && Int(word.dropFirst().dropLast()) != nil
  }
}

extension TextLine {
  /// How many brackets it leaves open.
  fileprivate var depth: Int { text.count { $0 == "(" } - text.count { $0 == ")" } }

  /// Whether it goes on in the next line.
  fileprivate var asksForMore: Bool { words.last.map { ",;-".contains($0.text.last ?? " ") } ?? false }

  /// `Brazil: JULIO CESAR - ...`, `Refs: ...`. A time has no blank behind its colon.
  fileprivate var namesPeople: Bool {
    guard let colon = words.firstIndex(where: { $0.text.hasSuffix(":") }) else { return false }
    return !words[...colon].contains { $0.text == "v" || $0.text.hasPrefix("@") || ScoreNotation.score($0.text) != nil }
  }

  /// Older files have days in brackets: `[Sat Aug/17]`.
  fileprivate var unbracketed: [Word] {
    guard words.first?.text.hasPrefix("[") == true, words.last?.text.hasSuffix("]") == true else { return words }
    return TextLine(number: number, text.drop(while: \.isWhitespace).dropFirst().prefix { $0 != "]" }).words
  }

  /// Whether what follows a day belongs to it, as time, zone, ground and spectators do.
  fileprivate func isDayAlone(_ rest: ArraySlice<Word>) -> Bool {
    for word in rest {
      if word.text.hasPrefix("@") || word.text.hasPrefix("Att:") { return true }
      let isTime = MatchLine.clock(word.text) != nil || word.text.hasPrefix("UTC") || word.text.hasPrefix("(")
      let isZone = word.text.allSatisfy { $0.isUppercase || $0 == ")" } && word.text.count <= 5
      if !isTime, !isZone { return false }
    }
    return true
  }
}
