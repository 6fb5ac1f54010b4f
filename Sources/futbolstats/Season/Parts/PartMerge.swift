import MatchRows
import Phrases

/// The union of parts: all their lines, each once, by their bytes, as `LC_ALL=C sort -m -u` makes it. No part is held.
struct PartMerge {
  private struct Head {
    var input: LineInput
    var line: [UInt8]
  }

  private var heads: [Head] = []

  init(_ paths: [String]) throws(Failure) {
    for path in paths {
      var input = LineInput(try ByteInput(path))
      if let line = try Self.line(from: &input, after: nil) { heads.append(Head(input: input, line: line)) }
    }
  }

  mutating func write(to output: PartOutput) throws(Failure) {
    while let least = heads.map(\.line).min(by: { $0.lexicographicallyPrecedes($1) }) {
      try output.write(least)
      for index in heads.indices.reversed() where heads[index].line == least {
        if let line = try Self.line(from: &heads[index].input, after: least) {
          heads[index].line = line
        } else {
          heads.remove(at: index)
        }
      }
    }
  }

  /// The next line that is another one than the last.
  private static func line(from input: inout LineInput, after last: [UInt8]?) throws(Failure) -> [UInt8]? {
    while let line = try input.next() {
      do { try PartLine.check(line) } catch { throw input.problem(Phrase(error)) }
      if line == last { continue }
      if let last, !last.lexicographicallyPrecedes(line) { throw input.problem(Phrase("season.part.out-of-order")) }
      return line
    }
    return nil
  }
}

extension Phrase {
  /// Why a line of a part is refused.
  init(_ refusal: PartLine.Refusal) {
    switch refusal {
    case .noLine: self = Phrase("season.part.no-line")
    case .otherRows(let number):
      self = Phrase("season.part.other-rows", ["found": number, "known": MatchLine.format])
    }
  }
}
