/// The program's answer to a line of a script.
struct Answer {
  let line: String
  /// The answer, line by line.
  var said: [String] = []
  var complaint: Complaint?

  struct Complaint {
    let file: String
    let line: Int
    let column: Int
    let message: String

    /// Parses `FILE:LINE:COLUMN: error: MESSAGE`.
    init?(_ text: some StringProtocol) {
      let parts = String(text).split(separator: ":" as Character, maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
      file = String(parts[0])
      self.line = line
      self.column = column
      message = String(parts[4].drop { $0 == " " })
    }
  }

  var text: String { said.joined(separator: "\n") }
}

extension [Answer] {
  /// The answer to the last occurrence of the line.
  subscript(line: String) -> [String] { last { $0.line == line }?.said ?? [] }
}
