import CommandSupport
import Glibc
import Storage

/// The output of a part: standard output, or a file that appears only when it is complete.
final class PartOutput {
  private let console: Console
  private let file: GrowingFile?
  private var waiting: [UInt8] = []

  /// - Parameters:
  ///   - path: `-` for standard output.
  ///   - force: true to replace a file that is not part of a season.
  init(_ path: String, force: Bool, _ console: Console) throws(Failure) {
    self.console = console
    do throws(FileError) {
      file = path == "-" ? nil : try GrowingFile(path, replacing: force ? { _ in true } : Self.isPart)
    } catch {
      throw Failure.file(error).asNotNow
    }
  }

  /// True if a file that begins like this is a part of a season.
  static func isPart(_ beginning: [UInt8]) -> Bool {
    beginning.isEmpty || beginning.starts(with: Array("{\"key\":\"".utf8))
      || beginning.starts(with: Array("{\"problem\":[".utf8))
  }

  func write(_ line: [UInt8]) throws(Failure) {
    waiting += line
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count >= 1 << 16 { try drain() }
  }

  /// Moves the complete file into place.
  func finish() throws(Failure) {
    try drain()
    guard let file else { return try console.flushOrTryAgain() }
    do { try file.finish() } catch { throw Failure.file(error).asNotNow }
  }

  private func drain() throws(Failure) {
    if let file {
      do { try file.append(waiting) } catch { throw Failure.file(error).asNotNow }
    } else {
      console.write(waiting)
      // If writing fails, reading further is pointless.
      try console.flushOrTryAgain()
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
