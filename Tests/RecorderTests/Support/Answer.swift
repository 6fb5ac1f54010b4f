/// What the program said to one line of a script.
struct Answer {
  /// As it was typed.
  let line: String
  /// What was answered, a line each.
  var said: [String] = []
  /// Why it was not carried out: place and message, as they were written.
  var complaint: Complaint?

  struct Complaint {
    let file: String
    let line: Int
    let column: Int
    let message: String

    /// Reads `FILE:LINE:COLUMN: error: MESSAGE`; nil for anything else.
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
  /// What was said to the last line that is this one.
  subscript(line: String) -> [String] { last { $0.line == line }?.said ?? [] }
}
