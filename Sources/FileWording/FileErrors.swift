import Glibc
import Phrases
public import Storage

extension FileWording {
  /// Does not include the file's name: "cannot be opened: there is no such file or folder".
  public func text(_ error: FileError) -> String {
    switch error {
    case .system(.lock, let path, let errno) where [EACCES, EPERM, EROFS].contains(errno):
      book(Phrase("file.folder-closed", ["folder": folder(of: path), "reason": system(errno)]))
    case .system(.create, let path, ENOENT):
      book(Phrase("file.no-such-folder", ["folder": folder(of: path)]))
    case .system(let operation, _, let errno):
      book(Phrase("file.failed", ["what": phrase(for: operation), "reason": system(errno)]))
    case .notRegularFile(_, let isFolder):
      book(isFolder ? Phrase("file.is-folder") : Phrase("file.is-no-file"))
    case .tooLarge(_, let size, let limit):
      book(Phrase("file.too-large", ["size": size.mebibytes, "limit": limit.mebibytes]))
    case .wouldBeTooLarge(_, let size, let limit):
      book(Phrase("file.would-be-too-large", ["size": size.mebibytes, "limit": limit.mebibytes]))
    case .exists: book(Phrase("file.exists"))
    case .lockIsNoFile(_, let lock): book(Phrase("file.lock-is-no-file", ["lock": lock]))
    case .locked(_, let process?): book(Phrase("file.locked-by", ["process": Int(process)]))
    case .locked(_, nil): book(Phrase("file.locked"))
    }
  }

  private static let systemErrors: [CInt: String] = [
    ENOENT: "system.not-there", EACCES: "system.not-allowed", EPERM: "system.not-allowed",
    ENOSPC: "system.disk-full", EDQUOT: "system.disk-full", EROFS: "system.read-only",
    ENOTDIR: "system.not-a-folder", EISDIR: "system.is-a-folder", ENAMETOOLONG: "system.name-too-long",
    ELOOP: "system.links-in-a-circle", EMFILE: "system.too-many-open", ENFILE: "system.too-many-open",
    EIO: "system.broken-disk", EFBIG: "system.file-too-big", EBADF: "system.closed",
  ]

  public func system(_ number: CInt) -> String {
    if let key = Self.systemErrors[number] { return book(Phrase(key)) }
    return strerror(number).map { String(cString: $0) } ?? String(number)
  }

  private func phrase(for operation: FileError.Operation) -> Phrase {
    switch operation {
    case .open: Phrase("file.cannot-open")
    case .read: Phrase("file.cannot-read")
    case .create: Phrase("file.cannot-create")
    case .write: Phrase("file.cannot-write")
    case .sync: Phrase("file.cannot-sync")
    case .replace: Phrase("file.cannot-replace")
    case .lock: Phrase("file.cannot-lock")
    }
  }

  /// The parent folder of a path, written the way the user wrote it.
  private func folder(of path: String) -> String {
    let path = path.last == "/" ? path.dropLast() : path[...]
    guard let slash = path.lastIndex(of: "/") else { return "./" }
    return String(path[...slash])
  }
}

extension Int {
  /// Bytes in mebibytes, rounded up so that a size above the limit never looks equal to it.
  package var mebibytes: Int { (self + (1 << 20) - 1) >> 20 }
}
