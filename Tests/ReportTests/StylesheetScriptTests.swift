import Testing

/// Checks of the stylesheets without Swift: plain `xsltproc`, `xmllint` and `tidy`.
@Suite struct StylesheetScriptTests {
  @Test func checkScriptFindsNothing() throws {
    let script = ReportFixture.root.appendingPathComponent("Tests/Data/stylesheets/check.sh").path
    let told = try ReportFixture.run("sh", [script])
    #expect(told.status == .exited(0))
    #expect(told.output + told.error == "")
  }
}
