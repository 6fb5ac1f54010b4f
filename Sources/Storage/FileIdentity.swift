import Glibc

/// What the file was like when last read or saved.
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

  /// Whether both have the same mode, owner and group.
  func isAccessible(like other: KnownFile) -> Bool {
    mode == other.mode && owner == other.owner && group == other.group
  }
}

/// Which file it is and whether it has changed, as one cheap call tells.
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
