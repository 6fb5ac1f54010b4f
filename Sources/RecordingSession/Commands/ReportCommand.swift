/// `report`: writes the report of the match and prints its path.
extension CommandRun {
  func report() throws(Stop) -> [Fact] {
    do {
      return [fact(.look(.report(path: try session.services.report(ledger.match))))]
    } catch { throw Stop(.report(error)) }
  }
}
