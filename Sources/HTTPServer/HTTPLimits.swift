/// How much a server takes from whoever connects.
public struct HTTPLimits: Sendable {
  /// Connections in all.
  public var connections = 4_000
  /// Connections from one address.
  public var connectionsOfAddress = 64
  /// Connections from 127.0.0.1 and ::1: this computer's own programs, and whatever stands in front of the server.
  public var connectionsOfThisComputer = 2_000
  /// Seconds for the head of a request to arrive, and for a reader to take something of what is sent.
  public var seconds = 10
  /// Bytes for the head of a request.
  public var requestBytes = 12 << 10
  /// Answers that may wait at a time; more are sent at once.
  public var delayed = 100

  public init() {}
}
