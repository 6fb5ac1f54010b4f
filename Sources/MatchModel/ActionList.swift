/// Identifies an action of a match. It stays the same when other actions are inserted or deleted, and when the action
/// is moved or replaced by an edit. Files do not store it; they identify an action by its place.
public struct ActionID: Hashable, Comparable, Sendable {
  /// The number of actions that joined the match earlier.
  @usableFromInline let serial: Int

  @usableFromInline init(serial: Int) { self.serial = serial }

  /// An action that joined the match earlier has a smaller ID, wherever it is now.
  @inlinable public static func < (one: ActionID, other: ActionID) -> Bool { one.serial < other.serial }
}

/// The actions of a match in their order. Each has an `ActionID`, assigned when it joins the list and never reused.
/// Assigning an element replaces the action and keeps its ID:
///
///     match.actions[4] = goal.annulled(true)  // still the same action
///     match.actions.append(corner)            // a new one
public struct ActionList: Sendable {
  @usableFromInline var elements: [Action] = []
  /// Nil while the IDs equal the places, as in every match that has just been read.
  @usableFromInline var serials: [Int]?
  /// The number of actions that have ever joined.
  @usableFromInline var joined = 0

  @inlinable public init() {}

  /// The ID that the next action will get. All IDs in the list are smaller.
  @inlinable public var nextID: ActionID { ActionID(serial: joined) }

  @inlinable public func id(at place: Int) -> ActionID { ActionID(serial: serials?[place] ?? place) }

  /// The place of an action; nil if it is not in the list any more.
  public func place(of id: ActionID) -> Int? {
    if let serials { return serials.firstIndex(of: id.serial) }
    return elements.indices.contains(id.serial) ? id.serial : nil
  }

  /// The number by which users know an action: its place, from 1. Nil if it is not in the list any more.
  public func number(of id: ActionID) -> Int? { place(of: id).map { $0 + 1 } }

  /// The actions at these places, in this order and with their IDs.
  public func picking(_ places: some Sequence<Int>) -> ActionList {
    var picked = emptied
    for place in places { picked.append(elements[place], as: id(at: place)) }
    return picked
  }

  /// An empty list that will not reuse the IDs of this one.
  public var emptied: ActionList {
    var list = ActionList()
    list.joined = joined
    return list
  }

  /// The actions after `change`, one for each, with their IDs.
  public func replacingEach(_ change: (Action) throws -> Action) rethrows -> ActionList {
    var list = self
    list.elements = try elements.map(change)
    return list
  }

  /// Appends an action with the ID that it already had.
  @inlinable public mutating func append(_ action: Action, as id: ActionID) {
    if serials != nil || id.serial != elements.count { makeSerials() }
    serials?.append(id.serial)
    elements.append(action)
    joined = Swift.max(joined, id.serial + 1)
  }

  /// Inserts an action with the ID that it already had.
  public mutating func insert(_ action: Action, as id: ActionID, at place: Int) {
    makeSerials()
    serials?.insert(id.serial, at: place)
    elements.insert(action, at: place)
    joined = Swift.max(joined, id.serial + 1)
  }

  @usableFromInline mutating func makeSerials() {
    if serials == nil { serials = Array(elements.indices) }
  }
}

extension ActionList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
  @inlinable public init(arrayLiteral actions: Action...) { self.init(actions) }

  @inlinable public init(_ actions: some Sequence<Action>) {
    elements = Array(actions)
    joined = elements.count
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { elements.count }

  @inlinable public subscript(place: Int) -> Action {
    get { elements[place] }
    set { elements[place] = newValue }
  }

  @inlinable public func makeIterator() -> IndexingIterator<[Action]> { elements.makeIterator() }

  @inlinable public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  @inlinable public mutating func append(_ action: Action) { append(action, as: nextID) }

  public mutating func replaceSubrange(_ places: Range<Int>, with actions: some Collection<Action>) {
    makeSerials()
    serials?.replaceSubrange(places, with: joined..<joined + actions.count)
    elements.replaceSubrange(places, with: actions)
    joined += actions.count
  }

  public mutating func swapAt(_ one: Int, _ other: Int) {
    makeSerials()
    serials?.swapAt(one, other)
    elements.swapAt(one, other)
  }

  public func filter(_ isWanted: (Action) throws -> Bool) rethrows -> ActionList {
    picking(try indices.filter { try isWanted(elements[$0]) })
  }
}
