import CommandSupport
import MatchModel
import Phrases
import Storage
import Text

/// The folder in which each imported match becomes a new file.
struct ImportFolder {
  let path: String

  /// - Throws: `Failure.file` if the folder does not exist and cannot be created.
  init(_ path: String) throws(Failure) {
    self.path = path
    try OutputFile.makeFolder(path)
  }

  /// Writes a new file named after the match, with a number added if the name is taken.
  /// - Returns: its path.
  func write(_ bytes: [UInt8], _ match: Match) throws(Failure) -> String {
    let stem = Self.stem(of: match)
    var number = 0
    while true {
      number += 1
      let file = FileName.join(path, stem + (number == 1 ? "" : "-\(number)") + ".xml")
      if OutputFile.exists(file) { continue }
      do throws(FileError) {
        _ = try StoredFile.create(file, bytes)
        return file
      } catch {
        // Another process created the file in between.
        if case .exists = error { continue }
        throw .file(error)
      }
    }
  }

  /// `2022-11-20-qatar-ecuador`.
  static func stem(of match: Match) -> String {
    let parts = [match.details.date, match.teams.home.name, match.teams.away.name].map { text in
      let letters = folded(String(text.unicodeScalars.prefix(longest))).unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? Character(scalar) : "-"
      }
      return String(letters).split(separator: "-").joined(separator: "-")
    }
    let stem = parts.filter { !$0.isEmpty }.joined(separator: "-")
    return stem.isEmpty ? "match" : stem
  }

  /// Maximum length of a team's name in the file name.
  private static let longest = 40
}
