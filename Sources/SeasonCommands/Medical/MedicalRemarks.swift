import MatchModel

/// The medical remarks at the prompt, read when the first one is asked for. A file with errors has none.
package final class MedicalRemarks {
  private let folder: String
  private lazy var file = try? MedicalFile(folder: folder)

  /// - Parameter folder: the folder of the season.
  package init(_ folder: String) { self.folder = folder }

  /// Opponents may have the name of one of our players.
  package func remark(_ match: Match, _ side: Side, _ id: PlayerID) -> String? {
    match.ours == side ? file?.remark(about: match[side][id]) : nil
  }
}
