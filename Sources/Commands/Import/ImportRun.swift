import Bounds
import CommandSupport
import Exchange
import MatchModel
import MatchRules
import MatchXML
import Phrases
import Storage

/// One import: reads the files, resolves each match, writes or lists it, and reports the result.
struct ImportRun {
  let files: [String]
  let format: ForeignFormat?
  let options: ReadingOptions
  /// Keeps only the matches with this text in the teams, date, round or competition.
  let only: String?
  let settlement: Settlement
  /// The match to which the events are added; nil if each imported match becomes a new one.
  let base: Ledger?
  /// Nil if matches are only listed.
  let folder: ImportFolder?
  /// True to update match files that differ from the calendar.
  var updates = false
  let console: Console

  /// - Returns: true if everything requested was imported.
  func run() throws(Failure) -> Bool {
    let inputs = try files.map { path throws(Failure) in ForeignFile(name: path, bytes: try InputFile.read(path)) }
    var tally = Tally()
    for (format, reading) in Import.read(inputs, format: format, options: options) {
      try take(reading, format, &tally)
    }
    return finish(tally)
  }

  private struct Tally {
    var taken = 0
    var refused = 0
    var problems = 0
    /// Existing matches that agree with the calendar, and that differ from it.
    var known = 0
    var changed = 0
    var placeholders = 0
  }

  private func take(_ reading: ForeignReading, _ format: String, _ tally: inout Tally) throws(Failure) {
    for problem in reading.problems {
      say(reading.file, problem.line, problem.what)
      tally.problems += 1
    }
    for note in reading.skipped { console.warn(note.what, in: reading.file, line: note.line) }
    var known: [String: String] = [:]
    if let folder, format == "ics" { known = try KnownFixtures.paths(in: folder.path) }
    for match in reading.matches where isWanted(match) {
      if let path = known[match.identifier] {
        try compare(path, match, &tally)
        continue
      }
      let place = match.identifier.isEmpty ? match.line.map(String.init) ?? "" : match.identifier
      let provenance = [format, reading.file, place].filter { !$0.isEmpty }.joined(separator: ":")
      guard let settled = settled(match, provenance, in: reading.file) else {
        tally.refused += 1
        continue
      }
      try take(settled, match, in: reading.file, &tally)
    }
    if reading.resultsAlone > 0, only == nil {
      let command = Program.line(.season, [ShellWord.operand(reading.file), "table"], console.book)
      console.warn(
        Phrase("import.results-alone", ["command": command], count: reading.resultsAlone), in: reading.file)
    }
  }

  /// The imported match. Nil if it was refused, which is reported here.
  private func settled(_ match: ForeignMatch, _ provenance: String, in file: String) -> SettledMatch? {
    do throws(ExchangeProblems) {
      let settled =
        if let base {
          // The rules are those of the base match.
          try Settlement(rules: base.rules).add(match, to: base)
        } else {
          try settlement.settle(match, provenance: provenance)
        }
      guard let (index, breach) = settled.ledger.firstObjection else { return settled }
      let state = settled.ledger.state(before: index)
      let what = Phrase(
        "import.unlawful",
        ["law": breach.law.rawValue, "what": console.words.fault(breach, state: state, in: settled.match)])
      say(file, settled.lines[index] ?? match.line, what)
    } catch {
      for problem in error.problems { say(file, problem.line ?? match.line, problem.what) }
    }
    return nil
  }

  private func take(
    _ settled: SettledMatch, _ match: ForeignMatch, in file: String, _ tally: inout Tally
  ) throws(Failure) {
    if settled.repeated > 0 { console.warn(Phrase("import.repeated", count: settled.repeated), in: file) }
    if base != nil, settled.added == 0, settled.repeated > 0 {
      tally.known += 1
      return
    }
    let bytes = MatchWriter().bytes(of: settled.match)
    do throws(FileError) { try StoredFile.check(bytes, file, limit: Bounds.matchFile) } catch { throw .file(error) }
    var place = match.line.map { "\(file):\($0)" } ?? file
    if let folder { place = try folder.write(bytes, settled.match) }
    let summary = ImportSummary(settled: settled, words: console.words)
    let added = base.map { _ in "; " + console.book(Phrase("import.added", count: settled.added)) } ?? ""
    console.print("\(place)  \(summary.line)\(added)")
    for note in settled.notes { console.warn(note.what, in: file, line: note.line ?? match.line) }
    tally.taken += 1
    if base == nil, summary.hasPlaceholders { tally.placeholders += 1 }
  }

  /// Compares a calendar entry with the match file that an earlier import created from it.
  private func compare(_ path: String, _ match: ForeignMatch, _ tally: inout Tally) throws(Failure) {
    let changes = try FixtureChanges(path, entry: match.details)
    let teams = "\(match.teams.home.name) - \(match.teams.away.name)"
    guard !changes.changes.isEmpty else {
      tally.known += 1
      return console.print("\(path)  \(teams); " + console.book(Phrase("import.unchanged")))
    }
    if updates { try changes.write() }
    tally.changed += 1
    console.print("\(path)  \(teams); \(changes.text(console.book))")
  }

  private func isWanted(_ match: ForeignMatch) -> Bool {
    guard let only else { return true }
    let details = match.details
    return [match.teams.home.name, match.teams.away.name, details.date, details.round, details.competition]
      .contains { folded($0).contains(folded(only)) }
  }

  private func finish(_ tally: Tally) -> Bool {
    if tally.known + tally.changed > 0 {
      var parts = [console.book(Phrase("import.known", count: tally.known + tally.changed))]
      if tally.changed > 0 {
        parts.append(console.book(Phrase(updates ? "import.updated" : "import.moved", count: tally.changed)))
      }
      console.print(parts.joined(separator: "; "))
      if tally.taken + tally.refused == 0 { return tally.problems == 0 }
    }
    if tally.taken + tally.refused + tally.problems == 0 {
      let what = only.map { Phrase("import.none-wanted", ["text": $0]) } ?? Phrase("import.nothing-taken")
      say(files.joined(separator: " "), nil, what)
      return false
    }
    var parts = [console.book(Phrase(folder == nil ? "import.listed" : "import.written", count: tally.taken))]
    if tally.refused > 0 { parts.append(console.book(Phrase("import.refused", count: tally.refused))) }
    if tally.placeholders > 0 { parts.append(console.book(Phrase("import.placeholders", count: tally.placeholders))) }
    console.print(parts.joined(separator: "; "))
    return tally.refused + tally.problems == 0
  }

  private func say(_ file: String, _ line: Int?, _ what: Phrase) {
    console.report(.problem(what, in: file, line: line))
  }
}
