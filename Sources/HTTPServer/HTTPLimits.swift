/// Limits on what clients may use.
public struct HTTPLimits: Sendable {
  public var connections = 4_000
  public var connectionsOfAddress = 64
  /// Connections from 127.0.0.1 and ::1: programs on this computer, such as a reverse proxy.
  public var connectionsOfThisComputer = 2_000
  /// Seconds within which the head of a request must arrive, and within which a reader must accept some of the data.
  public var seconds = 10
  /// Maximum size of the head of a request.
  public var requestBytes = 12 << 10
  /// Maximum number of delayed answers. Further ones are sent at once.
  public var delayed = 100

  public init() {}
}
