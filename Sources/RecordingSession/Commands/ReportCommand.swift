/// `report`: writes the report of the match and prints its path.
enum ReportCommand {
  static func run(_ session: Session) throws(Stop) -> [Fact] {
    do {
      return [session.fact(.look(.report(path: try session.services.report(session.ledger.match))))]
    } catch { throw Stop(.report(error)) }
  }
}
