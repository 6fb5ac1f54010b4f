import MatchModel

/// The lines of actions and squads as they were last written, kept from one save of a match to the next: after an action
/// only its own line is new, and writing the file is little more than copying. It belongs to one thread.
///
/// A line is the same as long as the action is (actions never change, so the same object will do), it has the same
/// place in the order, and the squads, whose numbers and names it holds, are the same.
public final class WrittenLines {
  private var teams: BothSides<Team>?
  private var format: FileFormat?
  private var encoding: FileEncoding?
  /// By the action's place in the order.
  private var lines: [Line?] = []
  private var squads = BothSides<[UInt8]?>(nil)

  private struct Line {
    let action: Action
    let bytes: [UInt8]
  }

  public init() {}

  /// Forgets what cannot be the same in this writing.
  func prepare(for match: Match, format: FileFormat, encoding: FileEncoding) {
    if teams != match.teams || format != self.format || encoding != self.encoding {
      lines.removeAll(keepingCapacity: true)
      squads = BothSides(nil)
      teams = match.teams
      self.format = format
      self.encoding = encoding
    }
    let count = match.actions.count
    if lines.count > count { lines.removeLast(lines.count - count) }
    if lines.count < count { lines.append(contentsOf: repeatElement(nil, count: count - lines.count)) }
  }

  /// The line of the action at that index, or nil if it has to be written.
  func line(_ action: Action, at index: Int) -> [UInt8]? {
    guard let line = lines[index], line.action === action else { return nil }
    return line.bytes
  }

  func keep(_ bytes: ArraySlice<UInt8>, of action: Action, at index: Int) {
    lines[index] = Line(action: action, bytes: Array(bytes))
  }

  subscript(squad side: Side) -> [UInt8]? {
    get { squads[side] }
    set { squads[side] = newValue }
  }
}
