import Testing

/// Checks of the stylesheets without Swift: plain `xsltproc`, `xmllint` and `tidy`.
@Suite struct StylesheetScriptTests {
  @Test func checkScriptFindsNothing() throws {
    let script = ReportFixture.root.appendingPathComponent("Tests/Data/stylesheets/check.sh").path
    let process = try ReportFixture.run("sh", [script])
    #expect(process.status == .exited(0))
    #expect(process.output + process.error == "")
  }
}
