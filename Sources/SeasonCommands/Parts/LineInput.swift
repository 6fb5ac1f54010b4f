import Bounds
import CommandSupport
import Phrases

/// Reads the lines of a part of a season, one at a time.
struct LineInput {
  private let input: ByteInput
  private var waiting: [UInt8] = []
  /// Start of the next line in `waiting`.
  private var start = 0
  /// Number of the last line read, from 1.
  private(set) var line = 0

  var path: String { input.path }

  init(_ input: ByteInput) { self.input = input }

  /// The next line without its line feed; nil at the end.
  /// - Throws: if the last line has no line feed, because its writer was interrupted.
  mutating func next() throws(Failure) -> [UInt8]? {
    var searched = start
    while true {
      if let end = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        guard end - start <= Bounds.rowLine else { throw tooLong }
        let found = Array(waiting[start..<end])
        start = end + 1
        line += 1
        return found
      }
      if start > 0 {
        waiting.removeFirst(start)
        start = 0
      }
      searched = waiting.count
      guard waiting.count <= Bounds.rowLine else { throw tooLong }
      let more = try input.read(1 << 16)
      guard !more.isEmpty else {
        if waiting.isEmpty { return nil }
        throw problem(Phrase("season.part.cut-off"), at: line + 1)
      }
      waiting += more
    }
  }

  private var tooLong: Failure {
    problem(Phrase("season.part.long-line", ["most": Bounds.rowLine >> 20]), at: line + 1)
  }

  func problem(_ phrase: Phrase, at line: Int? = nil) -> Failure { .problem(phrase, in: path, line: line ?? self.line) }
}
