internal import CLoadedLibraries.QREncode

/// A QR code, to be scanned from a terminal.
package struct QRCode: Equatable, Sendable {
  /// Row by row; true is dark.
  package let modules: [[Bool]]

  /// Nil if libqrencode is not installed, or the text is too long for a code.
  package init?(_ text: String) {
    var modules = [UInt8](repeating: 0, count: 177 * 177)
    let width = Int(cqr_encode(text, &modules, modules.count))
    guard width > 0 else { return nil }
    self.modules = (0..<width).map { row in (0..<width).map { modules[row * width + $0] == 1 } }
  }

  /// Lines for a terminal, each with two rows of modules: dark on light regardless of the terminal's colours,
  /// surrounded by the quiet zone that scanners need.
  package var terminalLines: [String] {
    let quiet = 4
    let width = modules.count + 2 * quiet
    func isDark(_ row: Int, _ column: Int) -> Bool {
      let (row, column) = (row - quiet, column - quiet)
      return modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column]
    }
    return stride(from: 0, to: width, by: 2).map { row in
      let blocks = (0..<width).map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      // Use black and white from the 256-colour palette, because terminals are free to change the basic sixteen
      // colours.
      return "\u{1B}[38;5;16;48;5;231m" + blocks.joined() + "\u{1B}[0m"
    }
  }
}
