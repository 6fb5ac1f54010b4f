import Bounds
import CommandSupport
import FileWording
import Glibc
import MatchModel
import MatchRules
import MatchXML
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import SeasonCommands
import Storage
import Terminal
import Text

/// A match file opened for recording: locked, read and checked, with everything that a session needs.
final class Recording {
  private let console: Console
  private let path: String
  private let store: RecordedMatch
  private let ledger: Ledger
  /// The folder of earlier matches, if it is not the folder of the match.
  private var season: String?
  private let file: StoredFile
  private let clock: () -> ClockReading

  init(_ path: String, console: Console, clock: @escaping () -> ClockReading) throws(Failure) {
    self.console = console
    self.path = path
    self.clock = clock
    try Self.checkWritable(path)
    do { file = try Self.openLocked(path) } catch { throw .file(error) }
    let loaded = try MatchLoading().load(file.contents, file: path)
    ledger = loaded.accepted
    for line in Disagreements.lines(of: loaded, console) { console.say(line) }
    store = RecordedMatch(file, encoding: loaded.read.encoding ?? .utf8, files: console.files) { beside in
      console.say(Phrase("record.saved-beside", ["path": beside]))
    }
  }

  /// The members of the squads who were suspended when `season` was read.
  private var suspendedAtFirst: BothSides<Set<PlayerID>>?

  /// Lists the players in the line-ups who are suspended, or one card away from it.
  /// - Parameter folder: the earlier matches of the season.
  func warn(by folder: String) throws(Failure) {
    let warnings = try SuspensionWarnings(ledger, at: path, earlier: folder, console)
    warnings.say(about: path, to: console)
    season = folder
    suspendedAtFirst = warnings.players
  }

  /// The squad members who may not play. Throws if the folder can no longer be read.
  private func suspended(_ ledger: Ledger) throws(StoreProblem) -> BothSides<Set<PlayerID>> {
    guard let season else { return BothSides([]) }
    if let first = suspendedAtFirst {
      suspendedAtFirst = nil
      return first
    }
    do throws(Failure) {
      return try SuspensionWarnings(ledger, at: path, earlier: season, console.withoutFileMessages).players
    } catch {
      let problem = Self.placed(error, season, console)
      throw StoreProblem(console.book(Phrase("record.suspensions-unchecked", ["what": problem.message])))
    }
  }

  /// Opens and locks the file; tries again if another process saved it in between.
  private static func openLocked(_ path: String) throws(FileError) -> StoredFile {
    while true {
      let file = try StoredFile.open(path, limit: Bounds.matchFile)
      try file.lock()
      if try StoredFile.open(path, limit: Bounds.matchFile).contents == file.contents { return file }
      file.unlock()
    }
  }

  /// A save replaces the file, which the system allows even if the file is read-only. Respect the mode nevertheless,
  /// even for root.
  private static func checkWritable(_ path: String) throws(Failure) {
    guard let status = OutputFile.status(path), status.st_mode & S_IFMT == S_IFREG else { return }
    let isProtected = status.st_mode & 0o222 == 0
    guard isProtected || (access(path.onDisk, W_OK) != 0 && errno == EACCES) else { return }
    throw .problem(Phrase("record.read-only", ["command": "chmod u+w " + ShellWord.operand(path)]), in: path)
  }

  /// The folder of the season: the given one, or that of the match.
  private var folder: String { season ?? FileName.split(path).folder }

  // Each line is printed at once, so that exactly the acknowledged lines are on disk.

  /// - Returns: true if every accepted line is on disk.
  func runPrompt() -> Bool {
    let editor = LineEditor()
    editor.beforeDying = { [file] in file.unlock() }
    let screen = PromptScreen(editor: editor, write: console.printStyled)
    let wording = wording { editor.traits.columns }
    let session = session(TerminalDialogue(screen, wording))
    screen.noteFirstKeys(by: session.services.clock)
    Prompt(screen: screen, session: session, wording: wording).run()
    session.saveUnsaved()
    guard let unsaved = session.unsaved else { return true }
    console.say(path, line: nil, column: 1, unsaved.message)
    return false
  }

  /// - Parameter name: the script's file; `-` for standard input.
  /// - Returns: true if every line succeeded.
  func runScript(_ name: String, keepsGoing: Bool) throws(Failure) -> Bool {
    var descriptor = STDIN_FILENO
    if name != "-" {
      descriptor = open(name.onDisk, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .file(.system(.open, path: name, errno: errno)) }
    }
    defer { if name != "-" { close(descriptor) } }
    let reader = LineReader(descriptor: descriptor)
    var failure: CInt?
    let console = console
    let isWell = session(nil).runScript(
      keepsGoing: keepsGoing, wording: wording { 80 },
      next: {
        do throws(LineReader.ReadError) {
          return try reader.next().map { line in
            (line.number, line.text, line.flaw.map { console.book(Self.phrase(for: $0)) })
          }
        } catch {
          failure = error.code
          return nil
        }
      }, say: console.printNow, complain: { console.say(name, line: $0, column: $1, $2) })
    if let failure { throw .file(.system(.read, path: name, errno: failure)) }
    return isWell
  }

  private static func phrase(for flaw: LineReader.Flaw) -> Phrase {
    switch flaw {
    case .containsNUL: Phrase("record.nul")
    case .tooLong: Phrase("record.line-too-long", ["most": Bounds.lineBytes >> 10])
    case .latin1, .invalidUTF8: Phrase("record.not-utf8")
    }
  }

  /// A message about a place in a file: `squad.txt:3: ...`.
  private static func placed(_ text: String, _ file: String, _ line: Int?) -> String {
    "\(file):\(line.map { "\($0):" } ?? "") \(text)"
  }

  private static func placed(_ failure: Failure, _ file: String, _ console: Console) -> StoreProblem {
    let message = failure.messages(console.files).first
    return StoreProblem(placed(message?.text ?? "", message?.file ?? file, message?.line))
  }

  /// - Parameter columns: the width available for tables.
  private func wording(columns: @escaping () -> Int) -> OutcomeWording {
    let earlier = EarlierSeason(in: folder, before: path, isRead: season != nil, console)
    return OutcomeWording(console.book) { [console] ledger, subject in
      StatisticsText.lines(subject, of: ledger, console.words, columns: columns(), season: earlier)
    }
  }

  private func session(_ dialogue: (any Dialogue)?) -> Session {
    let (console, file, store) = (console, file, store)
    let medical = MedicalRemarks(folder)
    let earlier = EarlierNotes(in: folder, before: path, of: ledger.match.details.date)
    var services = Services(
      report: { match throws(StoreProblem) in
        do throws(Failure) {
          return try ReportFile.write(match, file.contents, beside: file.path, console.book)
        } catch {
          throw StoreProblem(error, console.files)
        }
      },
      clock: MatchClock(note: store.clockNote, keep: store.keep, read: clock))
    services.rules = { source throws(StoreProblem) in
      do throws(Failure) {
        let played = try PlayedRules(named: source)
        return (played.name, played.overrides)
      } catch {
        if case .usage = error { return nil }
        throw StoreProblem(error, console.files)
      }
    }
    services.squad = { source, team, rules throws(StoreProblem) in
      var warnings: [String] = []
      do throws(Failure) {
        let read = try SquadFile(source, rules: rules).team(named: team) { problem in
          warnings.append(Self.placed(problem.text(console.book), problem.file, problem.line))
        }
        return (read, warnings)
      } catch {
        throw Self.placed(error, source, console)
      }
    }
    services.merge = { source throws(StoreProblem) in
      do throws(Failure) {
        return try PromptMerge(path: file.path, contents: file.contents, console: console).merge(source)
      } catch {
        throw Self.placed(error, source.file, console)
      }
    }
    services.suspended = { [unowned self] ledger throws(StoreProblem) in try suspended(ledger) }
    services.earlierNotes = { earlier.all }
    services.medical = medical.remark
    return Session(ledger, store: store, services: services, book: console.book, dialogue: dialogue)
  }
}
