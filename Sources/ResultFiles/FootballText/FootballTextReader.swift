import Bounds
import Phrases
import Standings

/// Parses line by line. The title, round and day above a line apply to it.
struct FootballTextReader {
  var results = ReadResults()
  /// One per entry of the results, up to one more than the limit.
  private(set) var matches: [WrittenMatch] = []
  /// Details without a match above them.
  private(set) var astray: [WrittenLines] = []
  private var header = WrittenHeader()
  /// True if following lines may belong to the last match.
  private var hasMatch = false
  /// The round of each entry of the results.
  private var places: [RoundPlace] = []
  private var competition = ""
  /// The stage of the competition, from a second-level heading such as `== Play-offs`; empty for none.
  private var stage = ""
  private var round = RoundName("")
  private var calendar = SeasonCalendar()
  private var date = ""
  /// A construct that may continue on the next line.
  private var open = Open.nothing

  private enum Open: Equatable {
    case nothing
    /// Goals in parentheses that were opened on `line`.
    case goals(line: Int, depth: Int)
    /// A line-up, referees or cards.
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
      // If it contains a bar, the line only defines the round and has no matches below it.
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
    if first.hasPrefix("("), !ResultLine.isNumber(first) {
      keep(line, isGoals: true, isNew: true)
      return goOn(line, .goals(line: line.number, depth: line.depth))
    }
    if line.text.contains("|") { return }
    try readBare(line)
  }

  /// A line without a mark at its beginning.
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
      // In older files, round headings have no mark.
      let bare = RoundName(line.words.joined)
      if bare.kind != .other {
        round = bare
        return endMatch()
      }
    }
    let match = try ResultLine(line, words: words)
    // The teams are not known yet.
    if match.isPlaceholder { return endMatch() }
    var result = match.result
    result.competition = competition
    result.group = round.group.isEmpty && round.kind != .knockout ? stage : round.group
    result.stage = stage
    result.round = inStage(round.text)
    result.date = date
    results.entries.append(ReadResults.Entry(line: line.number, result: result))
    places.append(RoundPlace(round, stage: stage))
    add(match, result, line: line.number)
  }

  private mutating func add(_ match: ResultLine, _ result: MatchResult, line: Int) {
    // Beyond the limit, only results are counted.
    guard matches.count <= Bounds.foreignMatches else { return endMatch() }
    var written = WrittenMatch(line: line, result: result)
    written.round = inStage(round.heading)
    if result.time.isEmpty { written.result.time = header.time }
    written.place = match.place.isEmpty ? header.place : match.place
    written.attendance = match.attendance.isEmpty ? header.attendance : match.attendance
    written.halfTime = match.halfTime
    written.remark = match.remark
    matches.append(written)
    hasMatch = true
    // An attendance in the heading belongs to the first match below it.
    header.attendance = ""
  }

  private mutating func endMatch() { hasMatch = false }

  /// Stores the text of a match's details for later parsing.
  private mutating func keep(_ line: TextLine, isGoals: Bool, isNew: Bool) {
    let line = WrittenLines.Line(number: line.number, text: line.text)
    let last = matches.count - 1
    switch (hasMatch, isGoals, isNew) {
    case (false, _, true): astray.append(WrittenLines(lines: [line]))
    case (false, _, false): if !astray.isEmpty { astray[astray.count - 1].lines.append(line) }
    case (true, true, _):
      // Modified in place, because copying for each line would take quadratic time.
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
    results.entries = results.entries.settled(places)
  }

  /// A first-level heading, or one with a year of its own, begins a competition. Below it, `== Play-offs` begins a stage
  /// and `== Final` a round.
  private mutating func begin(title line: TextLine) {
    let heading = line.words.joined
    let level = heading.prefix { $0 == "=" }.count
    let title = heading.drop { $0 == "=" || $0 == " " }.description
    // A line of equals signs underlines another heading.
    if title.isEmpty, !competition.isEmpty { return endMatch() }
    header = WrittenHeader()
    endMatch()
    if level > 1, !competition.isEmpty, !SeasonCalendar.hasYear(title) {
      let name = RoundName(title)
      // `Relegation Round` is a stage, `Round 1` a round.
      let isStage = level == 2 && (name.kind == .other || name.kind == .matchday && !title.contains(where: \.isNumber))
      if level == 2 { stage = isStage ? title : "" }
      round = isStage ? RoundName("") : name
      return
    }
    competition = title
    stage = ""
    date = ""
    round = RoundName("")
    calendar.begin(title)
  }

  /// `Play-offs, Round 1`
  private func inStage(_ round: String) -> String {
    stage.isEmpty || round.isEmpty ? stage + round : stage + ", " + round
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
    if case .goals(let line, _) = open { throw ResultProblem(line: line, Phrase("results.open-bracket")) }
  }

  /// The mark at the beginning of a round heading. Nil for other lines.
  static func mark(of line: TextLine) -> String? {
    guard let first = line.words.first?.text else { return nil }
    if first.hasPrefix("::") { return "::" }
    let mark = first.prefix { $0 == "▪" || $0 == "»" }
    return mark.isEmpty ? nil : String(mark)
  }
}

extension TextLine {
  /// Number of parentheses left open.
  fileprivate var depth: Int { text.count { $0 == "(" } - text.count { $0 == ")" } }

  /// True if the line continues on the next one.
  fileprivate var asksForMore: Bool { words.last.map { ",;-".contains($0.text.last ?? " ") } ?? false }

  /// `Brazil: JULIO CESAR - ...` or `Refs: ...`. A time has no space after its colon.
  fileprivate var namesPeople: Bool {
    guard let colon = words.firstIndex(where: { $0.text.hasSuffix(":") }) else { return false }
    return !words[...colon].contains { $0.text == "v" || $0.text.hasPrefix("@") || ScoreNotation.score($0.text) != nil }
  }

  /// Older files put days in brackets: `[Sat Aug/17]`.
  fileprivate var unbracketed: [Word] {
    guard words.first?.text.hasPrefix("[") == true, words.last?.text.hasSuffix("]") == true else { return words }
    return TextLine(number: number, text.drop(while: \.isWhitespace).dropFirst().prefix { $0 != "]" }).words
  }

  /// True if the words after a day belong to it: time, time zone, ground and attendance.
  fileprivate func isDayAlone(_ rest: ArraySlice<Word>) -> Bool {
    for word in rest {
      if word.text.hasPrefix("@") || word.text.hasPrefix("Att:") { return true }
      let isTime = ResultLine.clock(word.text) != nil || word.text.hasPrefix("UTC") || word.text.hasPrefix("(")
      let isZone = word.text.allSatisfy { $0.isUppercase || $0 == ")" } && word.text.count <= 5
      if !isTime, !isZone { return false }
    }
    return true
  }
}
