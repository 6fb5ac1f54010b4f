/// Limits on what clients may use.
public struct HTTPLimits: Sendable {
  public var connections = 4_000
  public var connectionsOfAddress = 64
  /// Connections from 127.0.0.1 and ::1: programs on this computer, such as a reverse proxy.
  public var connectionsOfThisComputer = 2_000
  /// Connections from an IPv6 network (/64), which all the phones in a Wi-Fi share. A device may use any number of
  /// addresses in its network, so the network is counted as a whole.
  public var connectionsOfNetwork = 2_000
  /// Seconds within which a request must arrive, and within which a reader must accept some of the data.
  public var seconds = 10
  /// Maximum size of the head of a request.
  var requestBytes = 12 << 10
  /// Maximum number of delayed answers. Further ones are sent at once.
  var delayed = 100

  public init() {}

  package func connections(from address: PeerAddress) -> Int {
    if address.isThisComputer { return connectionsOfThisComputer }
    return address.isNetwork ? connectionsOfNetwork : connectionsOfAddress
  }
}
