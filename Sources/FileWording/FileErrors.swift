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

  public func system(_ number: CInt) -> String {
    switch number {
    case ENOENT: book(Phrase("system.not-there"))
    case EACCES, EPERM: book(Phrase("system.not-allowed"))
    case ENOSPC, EDQUOT: book(Phrase("system.disk-full"))
    case EROFS: book(Phrase("system.read-only"))
    case ENOTDIR: book(Phrase("system.not-a-folder"))
    case EISDIR: book(Phrase("system.is-a-folder"))
    case ENAMETOOLONG: book(Phrase("system.name-too-long"))
    case ELOOP: book(Phrase("system.links-in-a-circle"))
    case EMFILE, ENFILE: book(Phrase("system.too-many-open"))
    case EIO: book(Phrase("system.broken-disk"))
    case EFBIG: book(Phrase("system.file-too-big"))
    case EBADF: book(Phrase("system.closed"))
    default: strerror(number).map { String(cString: $0) } ?? String(number)
    }
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
