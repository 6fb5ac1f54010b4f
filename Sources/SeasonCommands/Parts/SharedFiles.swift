import Archives
import Bounds
import CommandSupport
import Glibc
import Phrases
import Synchronization
import Text

/// Converts files to the lines of a part of a season.
final class SharedFiles: Sendable {
  private struct State {
    var lines: [[UInt8]] = []
    var allAreGood = true
    var failsNow = false
  }

  private let console: Console
  private let state = Mutex(State())

  init(_ console: Console) { self.console = console }

  var allAreGood: Bool { state.withLock { $0.allAreGood } }

  /// All lines in order, without duplicates.
  /// - Throws: if a file is temporarily unreadable, so that a retry can include it.
  func lines() throws(Failure) -> [[UInt8]] {
    let (lines, failsNow) = state.withLock { ($0.lines, $0.failsNow) }
    if failsNow { throw .notNow(nil) }
    var sorted: [[UInt8]] = []
    sorted.reserveCapacity(lines.count)
    for line in lines.sorted(by: { $0.lexicographicallyPrecedes($1) }) where line != sorted.last { sorted.append(line) }
    return sorted
  }

  func take(_ paths: [String]) {
    FileBatch.run(paths, console) { [self] path throws(Failure) in
      let (folder, name) = FileName.split(path)
      if MedicalFile.isOne(name) { return passedOver(path, Phrase("medical.passed-over")) }
      // The original may be in another share.
      if ConflictCopy.original(of: name, in: folder) != nil {
        return passedOver(path, Phrase("results.copy-passed-over"))
      }
      let bytes: [UInt8]
      do throws(Failure) { bytes = try InputFile.read(path) } catch {
        if case .notNow = error.asNotNow {
          state.withLock { $0.failsNow = true }
        } else {
          add(SharedFile.line(error, path, digest: ""), isGood: false)
        }
        throw error.asNotNow
      }
      return try take(SharedFile(path: path, bytes: bytes))
    }
  }

  /// Adds the files in an archive, several at a time.
  func take(archive path: String) throws(Failure) {
    let input = try ByteInput(path)
    var reader = TarReader<Failure>(limit: Bounds.matchFile) { count throws(Failure) in try input.read(count) }
    var files: [SharedFile] = []
    var bytes = 0
    func work() {
      FileBatch.run(files, console) { [self] file throws(Failure) in try take(file) }
      files = []
      bytes = 0
    }
    do throws(TarReader<Failure>.End) {
      while let member = try reader.next() {
        switch member {
        case .file(let name, let contents):
          let bare = FileName.split(name).name
          if bare.hasPrefix(".") || MedicalFile.isOne(bare) { continue }
          if ConflictCopy.original(of: bare) != nil {
            console.warn(Phrase("results.copy-passed-over"), in: name)
            continue
          }
          files.append(SharedFile(path: name, bytes: contents))
          bytes += contents.count
          if files.count >= 512 || bytes >= 32 << 20 { work() }
        case .tooLarge(let name, let size):
          report(.file(.tooLarge(path: name, size: size, limit: Bounds.matchFile)), name)
        }
      }
      work()
    } catch {
      work()
      switch error {
      case .failed(let failure): throw failure
      // The lines read so far are kept, and another one records that the archive is incomplete.
      case .wrong(let problem):
        report(.problem(Phrase(problem, of: path), in: path), problem.member.isEmpty ? path : problem.member)
      }
    }
  }

  private func take(_ file: SharedFile) throws(Failure) -> FileBatch.Outcome {
    switch file.read() {
    case .line(let line): add(line)
    case .passedOver(let why): return passedOver(file.path, why)
    case .wrong(let failure, let line):
      add(line, isGood: false)
      throw failure
    }
    return FileBatch.Outcome()
  }

  private func report(_ failure: Failure, _ name: String) {
    console.report(failure)
    add(SharedFile.line(failure, name, digest: ""), isGood: false)
  }

  private func add(_ line: [UInt8], isGood: Bool = true) {
    state.withLock { state in
      state.lines.append(line)
      if !isGood { state.allAreGood = false }
    }
  }

  private func passedOver(_ path: String, _ why: Phrase) -> FileBatch.Outcome {
    FileBatch.Outcome(messages: [console.warning(why, in: path)])
  }
}

extension Phrase {
  fileprivate init(_ problem: TarProblem, of path: String) {
    let place: Phrase.Arguments = [
      "offset": problem.offset, "file": problem.member.isEmpty ? path : problem.member,
    ]
    switch problem.reason {
    case .noArchive: self = Phrase("season.tar.none")
    case .packed(let program): self = Phrase("season.tar.packed", ["program": program])
    case .cutOff where problem.offset == 0: self = Phrase("season.tar.empty")
    case .cutOff: self = Phrase("season.tar.cut-off", place)
    case .badHeader: self = Phrase("season.tar.bad-header", place)
    case .longHeader(let limit):
      self = Phrase("season.tar.long-header", ["offset": problem.offset, "most": limit >> 20])
    }
  }
}
