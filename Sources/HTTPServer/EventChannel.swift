import Synchronization

/// Server-sent events for any number of readers. Each reader gets the newest message in full; a slow reader skips
/// messages.
public final class EventChannel: Sendable {
  private struct State {
    var newest: [UInt8] = []
    var number = Int.min
    var streams: [ObjectIdentifier: EventStream] = [:]
  }

  private let state = Mutex(State())
  /// Sent to each reader before the newest message, for example the time.
  private let greeting: @Sendable () -> [UInt8]

  public init(greeting: @escaping @Sendable () -> [UInt8] = { [] }) { self.greeting = greeting }

  /// Sends a message to every reader, including those who connect later.
  /// - Parameter number: of the message. A message older than the newest, or with the same number, is dropped.
  public func publish(_ message: [UInt8], number: Int) {
    let streams = state.withLock { state -> [EventStream] in
      guard number > state.number else { return [] }
      state.newest = message
      state.number = number
      return Array(state.streams.values)
    }
    for stream in streams { stream.send(message) }
  }

  /// Sends a message that only current readers need. A reader who is still receiving another message gets it
  /// afterwards, unless a newer one has replaced it by then.
  public func remind(_ message: [UInt8]) {
    for stream in streams { stream.remind(message) }
  }

  private var streams: [EventStream] { state.withLock { Array($0.streams.values) } }

  public var readers: Int { state.withLock { $0.streams.count } }

  func add(_ stream: EventStream) {
    stream.remind(greeting())
    // Under the lock, because this message must not arrive after one that is published meanwhile.
    state.withLock { state in
      if !state.newest.isEmpty { stream.send(state.newest) }
      state.streams[ObjectIdentifier(stream)] = stream
    }
  }

  func remove(_ stream: EventStream) { state.withLock { $0.streams[ObjectIdentifier(stream)] = nil } }

  /// Ends the streams whose readers have left, which a suspended connection does not notice by itself.
  func endDeparted() {
    for stream in streams { stream.endIfDeparted() }
  }

  func endAll() {
    for stream in streams { stream.end() }
  }
}
