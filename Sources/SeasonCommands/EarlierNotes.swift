import Bounds
import CommandSupport
import MatchModel
import RecordingSession
import Storage

/// The notes in the match files of a folder, newest match first. They are read when first needed.
package final class EarlierNotes {
  private let folder: String
  private let path: String
  private let date: String

  /// - Parameters:
  ///   - path: the match being recorded; its own notes and those of later matches are left out.
  ///   - date: its date; empty if unknown.
  package init(in folder: String, before path: String, of date: String) {
    self.folder = folder
    self.path = path
    self.date = date
  }

  package private(set) lazy var all: [EarlierNote] = {
    guard let files = try? SeasonFolder(folder).files else { return [] }
    let own = SourceFiles([path])
    let matches = files.filter { $0.hasSuffix(".xml") && !own.contains($0) }.compactMap(Self.match)
      .filter { date.isEmpty || $0.details.date <= date }
    return matches.sorted { $0.details.date > $1.details.date }.flatMap(Self.notes)
  }()

  /// The match of a file, if it has notes. They are announced when the program starts, so the laws are not applied to
  /// matches without notes.
  private static func match(_ file: String) -> Match? {
    guard let contents = try? StoredFile.open(file, limit: Bounds.matchFile).contents,
      contents.contains("<nota".utf8) || contents.contains(0)
    else { return nil }
    return try? MatchLoading().load(contents, file: file).ledger.match
  }

  private static func notes(of match: Match) -> [EarlierNote] {
    match.actions.compactMap { action in
      guard let note = action as? Note, let side = note.side else { return nil }
      var player: Player?
      if case .player(_, let person) = note.subject {
        guard let id = person.playerID else { return nil }
        player = match[side][id]
      }
      return EarlierNote(
        date: match.details.date, opponent: match[side.other].name, minute: note.moment.minute,
        team: match[side].name, player: player, text: note.text)
    }
  }
}
