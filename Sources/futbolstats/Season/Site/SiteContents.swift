import Bounds
import FileNames
import Glibc
import Storage

/// Which files of a folder are those of a site, in a hidden file there: so that a page which no season has any more goes, and
/// nothing else does.
struct SiteContents {
  private static let name = ".futbolstats-site"

  private let folder: String
  private let path: String

  init(folder: String) {
    self.folder = folder
    path = FileName.join(folder, Self.name)
  }

  /// Notes what the site has now, and deletes what it had when it was last made and has no more.
  /// - Returns: how many were deleted.
  func replace(with names: [String]) throws(Failure) -> Int {
    let now = Set(names)
    let gone = noted.filter { !now.contains($0) }
    let bytes = Array(now.sorted().map { $0 + "\n" }.joined().utf8)
    _ = try SiteFile.write(bytes, to: path, force: true)
    return gone.count { unlink(FileName.join(folder, $0).onDisk) == 0 }
  }

  /// Names of files alone: whatever else stands there leads out of the folder.
  private var noted: [String] {
    guard OutputFile.exists(path), let there = try? StoredFile.open(path, limit: Bounds.replacedFile).contents else {
      return []
    }
    return String(decoding: there, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.contains("/") && !$0.hasPrefix(".") }
  }
}
