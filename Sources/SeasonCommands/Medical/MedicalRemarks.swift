import MatchModel

/// The medical remarks for the prompt, read when first needed. A file with errors counts as empty.
package final class MedicalRemarks {
  private let folder: String
  private lazy var file = try? MedicalFile(folder: folder)

  package init(_ folder: String) { self.folder = folder }

  /// Nil for opponents, who may have the same name as one of our players.
  package func remark(_ match: Match, _ side: Side, _ id: PlayerID) -> String? {
    match.ours == side ? file?.remark(about: match[side][id]) : nil
  }
}
