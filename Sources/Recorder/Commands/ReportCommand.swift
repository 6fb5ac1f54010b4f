import Phrases

extension CommandKind {
  /// Writes the HTML report.
  public static let report = CommandKind(rawValue: "report")
}

/// `report`: writes the page of the match, and says where.
enum ReportCommand {
  static let spec = CommandSpec(
    kind: .report, code: "report", forms: [], most: 0,
    topic: .looking, effect: .looks, completion: .nothing, action: .answers(run))

  private static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    do {
      return [session.fact(.look(.report(path: try session.services.report(session.ledger.match))))]
    } catch { throw Refusal(.report(error)) }
  }
}
