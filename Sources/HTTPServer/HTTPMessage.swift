/// A request for a page. Its path identifies the page and is never the name of a file.
public struct HTTPRequest: Sendable {
  /// Decoded: `/board`.
  public let path: String
  /// Decoded, in the order in which they were given.
  public let arguments: [(name: String, value: String)]
  /// The languages that the reader prefers, as the browser lists them.
  public let acceptLanguage: String?
  /// The tag of the page that the reader already has.
  public let ifNoneMatch: String?

  public init(
    path: String, arguments: [(name: String, value: String)] = [], acceptLanguage: String? = nil,
    ifNoneMatch: String? = nil
  ) {
    self.path = path
    self.arguments = arguments
    self.acceptLanguage = acceptLanguage
    self.ifNoneMatch = ifNoneMatch
  }

  public func argument(_ name: String) -> String? { arguments.first { $0.name == name }?.value }
}

/// A line of the head of a response.
public typealias HTTPHeader = (name: String, value: String)

public struct HTTPResponse: Sendable {
  public enum Body: Sendable {
    case bytes([UInt8])
    /// Server-sent events, until the reader leaves.
    case events(EventChannel)
  }

  public var status: Int
  public var headers: [HTTPHeader]
  public var body: Body
  /// Seconds to wait before it is sent.
  public var delay: Double

  public init(status: Int = 200, headers: [HTTPHeader] = [], body: Body = .bytes([]), delay: Double = 0) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delay = delay
  }
}
