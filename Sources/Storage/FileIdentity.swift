import Glibc

/// The state of the file when it was last read or saved.
struct KnownFile {
  let identity: FileIdentity
  /// When anything about the file last changed, including its mode or name: `ctime`, which cannot be set back.
  let changed: Instant
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  init(_ status: stat) {
    identity = FileIdentity(status)
    changed = Instant(status.st_ctim)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }
}

/// A time of the file system.
struct Instant: Equatable {
  let seconds: Int
  let nanoseconds: Int

  init(_ time: timespec) {
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}

/// Identifies a file and its version with a single system call.
struct FileIdentity: Equatable {
  let device: UInt
  let inode: UInt
  let size: Int
  let modified: Instant

  init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    size = Int(status.st_size)
    modified = Instant(status.st_mtim)
  }
}
