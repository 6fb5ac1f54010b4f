import MatchReports

extension Arguments {
  /// Refuses parameters that the report's stylesheet does not declare. XSLT would ignore them, so a misspelt parameter
  /// would go unnoticed.
  package func requireParameters(of report: ReportStylesheet, in option: Option) throws(Failure) {
    for (name, _) in try pairs(option) where !report.parameters.contains(name) {
      throw .usage(.unknownParameter(option.flag, name, known: report.parameters.sorted()))
    }
  }
}
