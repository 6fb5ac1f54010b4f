import CommandSupport
import Glibc
import MatchRows
import Phrases

/// Merges parts: all their lines in byte order without duplicates, as `LC_ALL=C sort -m -u` does, in constant memory.
struct PartMerge {
  private struct Head {
    let input: LineInput
    let line: [UInt8]
  }

  /// Sorted in descending order, so that the smallest line is last.
  private var heads: [Head] = []

  init(_ paths: [String]) throws(Failure) {
    Self.allowManyFiles()
    for path in paths { try take(LineInput(ByteInput(path)), after: nil) }
  }

  mutating func write(to output: PartOutput) throws(Failure) {
    var written: [UInt8]?
    while let head = heads.popLast() {
      if head.line != written { try output.write(head.line) }
      written = head.line
      try take(head.input, after: head.line)
    }
  }

  /// Reads the next line of a part and inserts it among the lines of the others.
  private mutating func take(_ input: LineInput, after last: [UInt8]?) throws(Failure) {
    var input = input
    guard let line = try Self.line(from: &input, after: last) else { return }
    var (low, high) = (0, heads.count)
    while low < high {
      let middle = (low + high) / 2
      if line.lexicographicallyPrecedes(heads[middle].line) { low = middle + 1 } else { high = middle }
    }
    heads.insert(Head(input: input, line: line), at: low)
  }

  /// Raises the limit of open files, as all parts are open at once.
  private static func allowManyFiles() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// The next line that differs from the last one.
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
  init(_ refusal: PartLine.Refusal) {
    switch refusal {
    case .noLine: self = Phrase("season.part.no-line")
    case .otherRows(let number):
      self = Phrase("season.part.other-rows", ["found": number, "known": MatchLine.format])
    }
  }
}
