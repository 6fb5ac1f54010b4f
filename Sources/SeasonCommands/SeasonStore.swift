import Bounds
import CommandSupport
import MatchXML
import Resources
import Seasons
import Storage
import Text

/// `temporada.xml` in a folder, locked for editing and saved atomically.
package final class SeasonStore {
  package static let name = Schema.seasonRoot + ".xml"

  let path: String
  private let stored: StoredFile?
  /// Its contents; empty if the file does not exist.
  package private(set) var file = SeasonFile()

  /// - Throws: `Failure` if the file is invalid, or if it is already being edited.
  package init(folder: String) throws(Failure) {
    path = FileName.join(folder, Self.name)
    guard OutputFile.exists(path) else {
      stored = nil
      return
    }
    do throws(FileError) {
      let stored = try StoredFile.open(path, limit: Bounds.matchFile)
      try stored.lock()
      self.stored = stored
    } catch {
      throw .file(error)
    }
    file = try Self.read(stored?.contents ?? [], path)
  }

  package static func read(_ bytes: [UInt8], _ path: String) throws(Failure) -> SeasonFile {
    do { return try SeasonReader.read(bytes, name: path) } catch {
      throw GitMarkers.problem(in: bytes, file: path) ?? .season(error, file: path)
    }
  }

  package func save(_ file: SeasonFile) throws(Failure) {
    let bytes = SeasonWriter.bytes(file)
    // Never write a file that could not be read back.
    _ = try Self.read(bytes, path)
    do throws(FileError) {
      try StoredFile.check(bytes, path, limit: Bounds.matchFile)
      if let stored { _ = try stored.save(bytes) } else { _ = try StoredFile.create(path, bytes) }
    } catch {
      throw .file(error)
    }
    self.file = file
  }
}
