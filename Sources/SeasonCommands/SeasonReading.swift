import Bounds
import CommandSupport
import FileWording
import LibXML
import MatchModel
import Phrases
import Resources
import ResultFiles
import Seasons
import Standings
import Synchronization
import Text

/// Reads the files of a season in parallel, and reports errors in the order of the files.
final class SeasonReading: Sendable {
  private let folder: SeasonFolder
  private let console: Console
  private let detail: SheetDetail
  private let state = Mutex(State())

  init(_ folder: SeasonFolder, _ console: Console, _ detail: SheetDetail = .everything) {
    self.folder = folder
    self.console = console
    // The season's file may name people, which requires squads.
    self.detail = folder.seasonFile.map(folder.files.contains) == true ? max(detail, .people) : detail
  }

  /// By path.
  private struct State {
    var sources: [String: [SeasonResults.Source]] = [:]
    var sheets: [String: KeptSheet] = [:]
    var texts = SharedTexts()
    /// Files that have not been read without errors.
    var wrong: Set<String> = []
    var file: SeasonFile?
  }

  struct Outcome {
    var season: Season { Season(sources, sheets: sheets, file: file, path: filePath, refused: refused) }
    /// Keyed by file and line.
    let sources: [SeasonResults.Source]
    /// The contents of the match files by path.
    let sheets: [String: KeptSheet]
    /// The decisions and the registry; empty without a season file.
    let file: SeasonFile
    /// Path of the season's file, whether or not it exists.
    let filePath: String
    /// Number of files that belong to the season.
    let files: Int
    /// Number of files that could not be read, or not completely.
    let wrong: Int
    /// Competitions that are omitted because a match exists in several versions.
    var refused: Set<String> = []
    /// Matches without a file, by the key that replaces its path.
    var withoutFile: Set<String> = []

    /// The sources for a match that is recorded: without the match itself, and without later ones, whether they come
    /// from a match file or a list.
    func sources(before date: String, without path: String) -> [SeasonResults.Source] {
      let own = SourceFiles([path])
      return sources.filter { source in
        let isLater = !date.isEmpty && source.result.date > date
        return !isLater && !(source.isMatchFile && own.contains(source.file))
      }
    }
  }

  func read() -> Outcome {
    for copy in folder.copies {
      guard copy.lowercased().hasSuffix(".xml") else {
        console.warn(Phrase("results.copy-passed-over"), in: copy)
        continue
      }
      let command = Program.line(.merge, ["--conflicts", ShellWord.operand(FileName.split(copy).folder)], console.book)
      console.warn(Phrase("results.copy-to-merge", ["command": command]), in: copy)
    }
    FileBatch.run(folder.files, console) { [self] path throws(Failure) in
      state.withLock { _ = $0.wrong.insert(path) }
      let outcome = try read(path)
      if outcome.isGood { state.withLock { _ = $0.wrong.remove(path) } }
      return outcome
    }
    let found = state.withLock { $0 }
    // Files with neither a match nor results do not belong to the season.
    var sources: [SeasonResults.Source] = []
    sources.reserveCapacity(found.sources.values.reduce(0) { $0 + $1.count })
    for path in folder.files { sources += found.sources[path] ?? [] }
    return Outcome(
      sources: sources, sheets: found.sheets, file: found.file ?? SeasonFile(), filePath: folder.seasonFile ?? "",
      files: found.wrong.union(found.sources.keys).count, wrong: found.wrong.count)
  }

  private func read(_ path: String) throws(Failure) -> FileBatch.Outcome {
    let bytes = try InputFile.read(path)
    if path == folder.seasonFile {
      let file = try SeasonStore.read(bytes, path)
      state.withLock {
        $0.file = file
        $0.sources[path] = []
      }
      return FileBatch.Outcome()
    }
    if Self.isMarkup(bytes, path) { return try readMatch(bytes, path) }
    guard bytes.count <= Bounds.textFile else {
      throw .file(.tooLarge(path: path, size: bytes.count, limit: Bounds.textFile))
    }
    let text = try InputFile.text(bytes, path)
    if let table = ResultTable(text) { return results(table.read(), path) }
    guard FootballText.isOne(text) else { return try unknown(path) }
    let read = FootballText.read(text)
    // A text that only looks like results, such as a coach's notes below a title.
    return folder.isSingleFile || !read.hasOnlyOtherLines ? results(read, path) : try unknown(path)
  }

  private func results(_ read: ReadResults, _ path: String) -> FileBatch.Outcome {
    state.withLock {
      $0.sources[path] = read.entries.map { SeasonResults.Source($0.result, file: path, line: $0.line) }
    }
    var messages = read.passedOver.map {
      console.warning(Phrase("results.column-passed-over", ["found": $0]), in: path, line: 1)
    }
    messages += read.problems.map { FileMessage(file: path, line: $0.line, text: console.book($0.what)) }
    return FileBatch.Outcome(messages: messages)
  }

  private func readMatch(_ bytes: [UInt8], _ path: String) throws(Failure) -> FileBatch.Outcome {
    do throws(Failure) {
      let (match, read) = try MatchLoading().sheet(bytes, file: path, detail)
      var sheet = read
      let result = sheet.result
      guard Self.hasTwoTeams(result) else { return passedOver(path, Phrase("results.nameless")) }
      state.withLock {
        $0.texts.share(&sheet)
        $0.sources[path] = [SeasonResults.Source(sheet.result, file: path, isMatchFile: true)]
        $0.sheets[path] = KeptSheet(sheet)
      }
      return FileBatch.Outcome(messages: leftOpen(match, path))
    } catch {
      guard Self.isOtherDocument(bytes, path) else { throw error }
      return try unknown(path)
    }
  }

  /// A warning if a merge left questions open in the match.
  private func leftOpen(_ match: Match, _ path: String) -> [FileMessage] {
    guard !match.disagreements.isEmpty else { return [] }
    let command = Program.line(.merge, ["--resolve", ShellWord.operand(path)], console.book)
    let open = match.disagreements.count
    return [console.warning(Phrase("merge.open-in-match", ["command": command], count: open), in: path)]
  }

  /// True if the teams of a match can be distinguished.
  static func hasTwoTeams(_ result: MatchResult) -> Bool {
    DetailsCheck.isTeamName(result.home) && DetailsCheck.isTeamName(result.away)
      && folded(result.home) != folded(result.away)
  }

  /// True for an unrelated document in the folder.
  static func isOtherDocument(_ bytes: [UInt8], _ path: String) -> Bool {
    guard let root = try? XMLDocument.tree(of: bytes, name: path) else { return false }
    return root.name.lowercased() != Schema.root
  }

  /// Unrelated files are skipped in a folder, but are an error if the user named them.
  private func unknown(_ path: String) throws(Failure) -> FileBatch.Outcome {
    guard !folder.isSingleFile else { throw .problem(Phrase("results.unknown-file"), in: path) }
    return passedOver(path, Phrase("results.passed-over"))
  }

  private func passedOver(_ path: String, _ why: Phrase) -> FileBatch.Outcome {
    FileBatch.Outcome(messages: [console.warning(why, in: path)])
  }

  /// True if the file must be XML, judging by its name or its first bytes.
  static func isMarkup(_ bytes: [UInt8], _ path: String) -> Bool {
    if path.lowercased().hasSuffix(".xml") { return true }
    let start = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    return ["<?xml", "<!DOCTYPE", "<" + Schema.root].contains { start.starts(with: Array($0.utf8)) }
  }
}
