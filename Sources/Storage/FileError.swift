import Glibc

/// Why a file could not be read, written or locked, as plain values without wording.
public enum FileError: Error, Hashable, Sendable {
  public enum Operation: String, Hashable, Sendable {
    case open, read, create, write, sync, replace, lock
  }

  /// A system call failed with this `errno`.
  case system(Operation, path: String, errno: CInt)
  /// A folder, a device or a pipe.
  case notRegularFile(path: String, isFolder: Bool)
  /// Larger than the limit, in bytes.
  case tooLarge(path: String, size: Int, limit: Int)
  /// The result would be too large to be read again, in bytes.
  case wouldBeTooLarge(path: String, size: Int, limit: Int)
  /// The file to be created exists.
  case exists(path: String)
  /// The name of the lock file is taken by something other than a plain file, or the lock file has several names.
  case lockIsNoFile(path: String, lock: String)
  /// Locked by another process, with its ID if it could be read.
  case locked(path: String, process: Int32?)
}

extension FileError {
  /// True for temporary problems that have nothing to do with the file: the disk is full or failing, or the system is
  /// out of resources.
  public var isNotNow: Bool {
    if case .system(_, _, let errno) = self { Self.isNotNow(errno) } else { false }
  }

  /// True for temporary system errors.
  public static func isNotNow(_ errno: CInt) -> Bool {
    [
      EAGAIN, ECONNRESET, EDQUOT, EHOSTDOWN, EHOSTUNREACH, EIO, EMFILE, ENETDOWN, ENETUNREACH, ENFILE, ENOBUFS, ENOLCK,
      ENOMEM, ENOSPC, ENOTCONN, ESTALE, ETIMEDOUT,
    ].contains(errno)
  }
}
