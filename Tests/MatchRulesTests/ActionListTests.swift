import MatchModel
import Testing

/// Actions keep their identity whatever is inserted, deleted or moved.
@Suite struct ActionListTests {
  private static func corner(_ minute: Int, _ side: Side = .home) -> Action {
    Corner(at: Moment(.during(.regular(1)), minute: MatchMinute(minute)), team: side)
  }

  private var list: ActionList { ActionList((1...4).map { Self.corner($0) }) }

  private func serials(_ list: ActionList, in old: ActionList) -> [Int?] {
    list.indices.map { old.place(of: list.id(at: $0)) }
  }

  @Test func idsAreNeverReused() {
    var list = list
    let last = list.id(at: 3)
    list.removeLast()
    list.append(Self.corner(5))
    #expect(list.id(at: 3) != last && list.place(of: last) == nil)
  }

  @Test func insertedActionsGetNewIDs() {
    var list = list
    list.insert(Self.corner(9), at: 1)
    #expect(serials(list, in: self.list) == [0, nil, 1, 2, 3])
    #expect(list.place(of: list.nextID) == nil)
  }

  @Test func replacedActionsKeepTheirIDs() {
    var list = list
    list.remove(at: 0)
    list[0] = Self.corner(8, .away)
    #expect(serials(list, in: self.list) == [1, 2, 3])
    #expect(serials(list.replacingEach { $0.moved(to: Moment(.before)) }, in: self.list) == [1, 2, 3])
  }

  @Test func movedActionsKeepTheirIDs() {
    var list = list
    let (id, action) = (list.id(at: 0), list[0])
    list.remove(at: 0)
    list.insert(action, as: id, at: 2)
    #expect(serials(list, in: self.list) == [1, 2, 0, 3])
    list.swapAt(0, 3)
    #expect(serials(list, in: self.list) == [3, 2, 0, 1])
    #expect(serials(list.picking([1, 0]), in: self.list) == [2, 3])
    #expect(serials(list.filter { $0 === action }, in: self.list) == [0])
  }

  /// A version of the match that was read from a file again.
  @Test(arguments: [
    ([1, 2, 3, 4], [0, 1, 2, 3]), ([1, 2, 4], [0, 1, 3]), ([1, 2, 9, 3, 4], [0, 1, nil, 2, 3]),
    ([1, 9, 3, 4], [0, 1, 2, 3]), ([2, 3, 1, 4], [1, 2, 0, 3]), ([], []),
  ])
  func actionsOfAnotherVersionAreMatched(minutes: [Int], places: [Int?]) {
    let read = ActionList(minutes.map { Self.corner($0) }).identified(by: list)
    #expect(serials(read, in: list) == places)
    #expect(Set(read.indices.map(read.id)).count == minutes.count)
  }
}
