import Archives
import Bounds
import CommandSupport
import Glibc
import Storage
import Text

/// The state of a site after the last run, stored in a hidden file in its folder: its files, so that only obsolete
/// pages are deleted, and the digests of their sources, so that unchanged pages are not made again.
struct SiteContents: Sendable {
  /// SHA-256 of a page's source and of the page itself.
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

  /// Writes the files of a batch, unless they already exist and their sources are unchanged.
  /// - Parameter force: true to replace files that the program did not write.
  /// - Returns: the number of files written, and the notes to record about them.
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

  /// The note about an existing page, or nil if its source or its contents have changed.
  private func note(on name: String, madeOf source: String) -> Note? {
    guard let note = noted[name] ?? nil, note.source == source else { return nil }
    let path = FileName.join(folder, name)
    guard OutputFile.exists(path), let there = try? StoredFile.open(path, limit: Bounds.replacedFile).contents else {
      return nil
    }
    return SHA256.digits(there) == note.page ? note : nil
  }

  /// Records the current files, and deletes obsolete ones from the last run.
  /// - Parameter notes: notes for the files that have them.
  /// - Returns: the number of files deleted.
  func replace(with names: [String], _ notes: [String: Note]) throws(Failure) -> Int {
    let now = Set(names)
    let lines = now.sorted().map { name in
      ([name] + (notes[name].map { [$0.source, $0.page] } ?? [])).joined(separator: "\t") + "\n"
    }
    _ = try SiteFile.write(Array(lines.joined().utf8), to: path, force: true)
    return noted.keys.count { !now.contains($0) && unlink(FileName.join(folder, $0).onDisk) == 0 }
  }

  /// Accept only plain file names, because paths might lead out of the folder.
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
