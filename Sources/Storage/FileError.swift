import Glibc

/// Why a file could not be read, written or locked, as facts; whoever shows it finds the words.
public enum FileError: Error, Hashable, Sendable {
  /// What the program was about to do.
  public enum Operation: String, Hashable, Sendable {
    case open, read, create, write, sync, replace, lock
  }

  /// The system refused, for the reason that `errno` gives.
  case system(Operation, path: String, errno: CInt)
  /// A folder, a device or a pipe.
  case notRegularFile(path: String, isFolder: Bool)
  /// Larger than the caller allows; in bytes.
  case tooLarge(path: String, size: Int, limit: Int)
  /// It would become larger than what can be read; in bytes.
  case wouldBeTooLarge(path: String, size: Int, limit: Int)
  /// It is there already, and was to be created.
  case exists(path: String)
  /// What stands where its lock belongs is a link, a folder or the like, or has other names.
  case lockIsNoFile(path: String, lock: String)
  /// Another process has it; its id, if that could be read.
  case locked(path: String, process: Int32?)
}

extension FileError {
  /// Whether the same may well work later, without anybody changing anything in the files: the disk is full or fails, or
  /// the system has run out of something.
  public var isNotNow: Bool {
    if case .system(_, _, let errno) = self { Self.isNotNow(errno) } else { false }
  }

  /// The same of what the system says.
  public static func isNotNow(_ errno: CInt) -> Bool { notNow.contains(errno) }

  private static let notNow: Set<CInt> = [
    EAGAIN, ECONNRESET, EDQUOT, EHOSTDOWN, EHOSTUNREACH, EIO, EMFILE, ENETDOWN, ENETUNREACH, ENFILE, ENOBUFS, ENOLCK,
    ENOMEM, ENOSPC, ENOTCONN, ESTALE, ETIMEDOUT,
  ]
}
