import Foundation
import Resources
import Testing

@Suite struct StylesheetLibraryTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Stylesheets")

  /// Finds files missing from Sources/CResources/stylesheets.c.
  @Test func `the program contains exactly the stylesheets of the folder`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".xsl") }
    #expect(StylesheetLibrary.names == files.sorted())
    #expect(files.contains("report.xsl"))
  }

  @Test(arguments: StylesheetLibrary.names)
  func `embedded stylesheets are identical to their files`(name: String) throws {
    let file = try Data(contentsOf: Self.folder.appending(path: name))
    // Compare with ==, because a failure would print thousands of bytes.
    #expect(StylesheetLibrary.bytes(named: name).map { Data($0) == file } == true, "\(name) differs: build again")
  }

  @Test(arguments: ["", "report", "Report.xsl", "no-such.xsl"])
  func `unknown names have no stylesheet`(name: String) {
    #expect(StylesheetLibrary.bytes(named: name) == nil)
  }
}
