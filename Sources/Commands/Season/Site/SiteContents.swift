import Bounds
import Digests
import FileNames
import Glibc
import Storage

/// What is known of a site since it was last made, in a hidden file of its folder: which files are its own, so that a page
/// which no season has any more goes, and nothing else does; and what they were made of, so that none is made twice.
struct SiteContents: Sendable {
  /// What a page came of, and what it was: each by its SHA-256.
  struct Note: Sendable {
    let source: String
    let page: String
  }

  private static let name = ".futbolstats-site"

  private let folder: String
  private let path: String
  private let noted: [String: Note?]

  init(folder: String) {
    self.folder = folder
    path = FileName.join(folder, Self.name)
    noted = Self.read(path)
  }

  /// Writes the files of a batch, unless they are there and would be made of the same.
  /// - Parameter force: whether to replace what is not of the program.
  /// - Returns: how many were written, and what is to be noted of them.
  func write(
    _ batch: SiteBatch, force: Bool, permissions: mode_t?
  ) throws(Failure) -> (written: Int, notes: [String: Note]) {
    let source = try batch.source?()
    if let source {
      let known = batch.names.compactMap { name in note(on: name, madeOf: source).map { (name, $0) } }
      if known.count == batch.names.count { return (0, Dictionary(known) { $1 }) }
    }
    var written = 0
    var notes: [String: Note] = [:]
    for (name, bytes) in zip(batch.names, try batch.make()) {
      if try SiteFile.write(bytes, to: FileName.join(folder, name), force: force, permissions: permissions) {
        written += 1
      }
      if let source { notes[name] = Note(source: source, page: SHA256.digits(bytes)) }
    }
    return (written, notes)
  }

  /// The note on a page that was made of the same, if it is still there as it was made.
  private func note(on name: String, madeOf source: String) -> Note? {
    guard let note = noted[name] ?? nil, note.source == source else { return nil }
    let path = FileName.join(folder, name)
    guard OutputFile.exists(path), let there = try? StoredFile.open(path, limit: Bounds.replacedFile).contents else {
      return nil
    }
    return SHA256.digits(there) == note.page ? note : nil
  }

  /// Notes what the site has now, and deletes what it had when it was last made and has no more.
  /// - Parameter notes: of those files of which it is known.
  /// - Returns: how many were deleted.
  func replace(with names: [String], _ notes: [String: Note]) throws(Failure) -> Int {
    let now = Set(names)
    let lines = now.sorted().map { name in
      ([name] + (notes[name].map { [$0.source, $0.page] } ?? [])).joined(separator: "\t") + "\n"
    }
    _ = try SiteFile.write(Array(lines.joined().utf8), to: path, force: true)
    return noted.keys.count { !now.contains($0) && unlink(FileName.join(folder, $0).onDisk) == 0 }
  }

  /// Names of files alone: whatever else stands there leads out of the folder.
  private static func read(_ path: String) -> [String: Note?] {
    guard OutputFile.exists(path), let there = try? StoredFile.open(path, limit: Bounds.replacedFile).contents else {
      return [:]
    }
    var noted: [String: Note?] = [:]
    for line in String(decoding: there, as: UTF8.self).split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !cells[0].contains("/"), !cells[0].hasPrefix(".") else { continue }
      noted.updateValue(cells.count == 3 ? Note(source: cells[1], page: cells[2]) : nil, forKey: cells[0])
    }
    return noted
  }
}
