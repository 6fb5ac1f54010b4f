import FileNames
import Glibc

/// The bytes of the history: a file that grows at its end, and in memory only what could not be written to it yet.
struct HistoryStorage {
  /// Where the next record goes.
  private(set) var end = 0
  private let descriptor: CInt
  /// How much of it is in the file.
  private var written = 0
  private var unwritten: [UInt8] = []

  /// Opens or creates the file; where that fails, everything stays in memory.
  init(_ path: String) {
    descriptor = SystemCalls.retrying {
      open(path.onDisk, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    }
  }

  func close() { if descriptor >= 0 { Glibc.close(descriptor) } }

  /// How many bytes the file held when it was opened.
  var fileCount: Int {
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int(status.st_size)
  }

  /// Forgets everything.
  mutating func removeAll() {
    unwritten = []
    adopt(0)
  }

  /// Takes so many bytes of the file for good, and the rest for garbage.
  mutating func adopt(_ count: Int) {
    written = count
    end = count
    if descriptor >= 0, fileCount != count { _ = ftruncate(descriptor, off_t(count)) }
  }

  mutating func append(_ bytes: [UInt8]) {
    unwritten += bytes
    end += bytes.count
    while descriptor >= 0, !unwritten.isEmpty {
      let count = unwritten.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(written)) }
      if count < 0, errno == EINTR { continue }
      // A full disk, say: the next record tries again.
      guard count > 0 else { return }
      written += count
      unwritten.removeFirst(count)
    }
  }

  /// The bytes at that place, or nil where there are not so many.
  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    // Before anything is adopted, what the file holds is to be found out.
    let inFile = unwritten.isEmpty ? count : min(count, max(0, written - offset))
    guard let bytes = readFile(inFile, at: offset) else { return nil }
    let start = offset + inFile - written
    guard inFile < count else { return bytes }
    guard start + count - inFile <= unwritten.count else { return nil }
    return bytes + unwritten[start..<(start + count - inFile)]
  }

  private func readFile(_ count: Int, at offset: Int) -> [UInt8]? {
    guard count > 0 else { return [] }
    // A length made of garbage must not be allocated.
    guard count <= fileCount - offset else { return nil }
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while done < count {
        let got = pread(descriptor, buffer.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        done += got
      }
      initialized = done
    }
    return done == count ? bytes : nil
  }
}
