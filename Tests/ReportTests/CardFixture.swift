import Testing

extension ReportFixture {
  /// The SVG of a card.
  static func card(_ file: String, _ arguments: String...) throws -> Markup {
    let made = try run(program, ["report", file, "-o", "-", "--format", "card-svg"] + arguments)
    #expect(made.error == "")
    return Markup(made.outputBytes)
  }

  /// A match between Inca and Sineu by a script.
  static func recorded(_ name: String, _ rules: String, _ script: String) throws -> String {
    let file = try path(name + ".xml")
    let written = try write(script.utf8, to: name + ".script")
    let made = try run(program, ["new", "-f", file, "Inca", "Sineu", "--rules", rules])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try run(program, ["record", file, "--input", written])
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    return file
  }
}
