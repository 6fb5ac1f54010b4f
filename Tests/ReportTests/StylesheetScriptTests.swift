import Testing

/// The check of the stylesheets that needs no Swift: plain `xsltproc`, `xmllint` and `tidy`.
@Suite struct StylesheetScriptTests {
  @Test func theScriptHasNothingToSay() throws {
    let script = ReportFixture.root.appendingPathComponent("Tests/Data/stylesheets/check.sh").path
    let told = try ReportFixture.run("sh", [script])
    #expect(told.status == .exited(0))
    #expect(told.output + told.error == "")
  }
}
