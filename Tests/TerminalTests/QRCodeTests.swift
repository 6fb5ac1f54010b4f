import Terminal
import Testing

@Suite struct QRCodeTests {
  /// The squares that scanners look for: a dark border, seven modules wide, around a light ring.
  @Test func codeHasThreeFinderPatterns() throws {
    let code = try #require(QRCode("http://192.168.1.20:8011/"))
    let width = code.modules.count
    #expect(width >= 21 && width % 4 == 1)
    for (row, column) in [(0, 0), (0, width - 7), (width - 7, 0)] {
      #expect((0..<7).allSatisfy { code.modules[row][column + $0] && code.modules[row + $0][column] })
      #expect((1..<6).allSatisfy { !code.modules[row + 1][column + $0] })
    }
  }

  @Test func terminalLineHoldsTwoRowsOfModules() throws {
    let code = try #require(QRCode("http://127.0.0.1:8011/"))
    let lines = code.terminalLines
    #expect(lines.count == (code.modules.count + 9) / 2)
    // Black on white, whatever the terminal's colours are.
    #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;5;16;48;5;231m") && $0.hasSuffix("\u{1B}[0m") })
    #expect(lines[0].contains(String(repeating: " ", count: code.modules.count + 8)))
  }
}
