import TestSupport

/// Tracks numbered notes that are recorded, undone and redone, and which of them must be in the file according to the
/// recorder's answers.
struct MarkedNotes {
  enum Fate { case kept, takenBack, unknown }

  private(set) var fates: [Int: Fate] = [:]
  private var last = 0
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Lines to type, most of them numbered notes.
  mutating func lines(_ count: Int) -> [String] {
    (0..<count).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return "undo"
      case 1: return "redo"
      default:
        last += 1
        fates[last] = .unknown
        return (last.isMultiple(of: 2) ? "n" : "9n") + " mark \(last)"
      }
    }
  }

  /// Processes the program's output, with both streams in the order of writing.
  /// - Returns: number of undo and redo steps reported as possibly not on disk, for unknown notes.
  mutating func read(_ said: String, lines: [String]) -> Int {
    var doubtful = 0
    for line in said.split(separator: "\n") {
      // An unsaved line may be saved later with the next one, or never.
      if let failed = line.prefixMatch(of: /-:(\d+):1: error: NOT SAVED/), let number = Int(failed.1) {
        if let mark = Self.mark(in: lines[number - 1]) { fates[mark] = .unknown } else { doubtful += 1 }
      } else if let mark = Self.mark(in: String(line)) {
        fates[mark] = line.hasPrefix("undone: ") ? .takenBack : .kept
      }
    }
    return doubtful
  }

  /// Notes in the file that should not be there, or are missing.
  func faults(in file: String) -> [String] { faults(inFile: Self.marks(in: file)) }

  /// Accepts the file's state for one unknown note.
  mutating func forgiveOne(in file: String) {
    let inFile = Self.marks(in: file)
    let wrong = fates.first { mark, fate in fate == (inFile.contains(mark) ? .takenBack : .kept) }
    if let wrong { fates[wrong.key] = wrong.value == .kept ? .takenBack : .kept }
  }

  private func faults(inFile: Set<Int>) -> [String] {
    fates.sorted { $0.key < $1.key }.compactMap { mark, fate in
      switch fate {
      case .kept: inFile.contains(mark) ? nil : "\(mark) is lost"
      case .takenBack: inFile.contains(mark) ? "\(mark) is there again" : nil
      case .unknown: nil
      }
    }
  }

  private static func marks(in file: String) -> Set<Int> {
    Set(file.matches(of: /mark (\d+)/).compactMap { Int($0.1) })
  }

  private static func mark(in line: String) -> Int? {
    line.firstMatch(of: /mark (\d+)$/).flatMap { Int($0.1) }
  }
}
