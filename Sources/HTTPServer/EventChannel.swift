import Synchronization

/// Server-sent events for any number of readers: each is sent the newest message whole. Whoever reads too slowly for one
/// of them is sent the next.
public final class EventChannel: Sendable {
  private struct State {
    var newest: [UInt8] = []
    var number = Int.min
    var streams: [ObjectIdentifier: EventStream] = [:]
  }

  private let state = Mutex(State())
  /// What a reader is sent before the newest message: the time, for one.
  private let greeting: @Sendable () -> [UInt8]

  public init(greeting: @escaping @Sendable () -> [UInt8] = { [] }) { self.greeting = greeting }

  /// Sends a message to every reader, and to those who come later.
  /// - Parameter number: of the message. One that is older than the newest is dropped, and so is the same one again.
  public func publish(_ message: [UInt8], number: Int) {
    let streams = state.withLock { state -> [EventStream] in
      guard number > state.number else { return [] }
      (state.newest, state.number) = (message, number)
      return Array(state.streams.values)
    }
    for stream in streams { stream.send(message) }
  }

  /// Sends every reader something that those who come later need not know. It is left out for whoever has not read all
  /// of the last message yet.
  public func remind(_ message: [UInt8]) {
    let streams = state.withLock { Array($0.streams.values) }
    for stream in streams { stream.remind(message) }
  }

  /// How many readers there are.
  public var readers: Int { state.withLock { $0.streams.count } }

  func add(_ stream: EventStream) {
    let newest = state.withLock { state in
      state.streams[ObjectIdentifier(stream)] = stream
      return state.newest
    }
    stream.remind(greeting())
    if !newest.isEmpty { stream.send(newest) }
  }

  func remove(_ stream: EventStream) {
    state.withLock { $0.streams[ObjectIdentifier(stream)] = nil }
  }

  /// Ends the streams whose readers have left, which a suspended connection does not notice by itself.
  func endDeparted() {
    let streams = state.withLock { Array($0.streams.values) }
    for stream in streams { stream.endIfDeparted() }
  }

  /// Ends every stream.
  func endAll() {
    let streams = state.withLock { Array($0.streams.values) }
    for stream in streams { stream.end() }
  }
}
