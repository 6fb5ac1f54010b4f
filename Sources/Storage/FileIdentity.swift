import Glibc

/// The state of the file when it was last read or saved.
struct KnownFile {
  let identity: FileIdentity
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  init(_ status: stat) {
    identity = FileIdentity(status)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }

  /// True if mode, owner and group are equal.
  func isAccessible(like other: KnownFile) -> Bool {
    mode == other.mode && owner == other.owner && group == other.group
  }
}

/// Identifies a file and its version with a single system call.
struct FileIdentity: Equatable {
  let device: UInt
  let inode: UInt
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
