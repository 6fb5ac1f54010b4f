import HTTPServer

/// A file that is served unchanged.
package struct LiveFile: Sendable {
  private let bytes: [UInt8]
  private let contentType: String
  private let policy: String?

  package init(_ bytes: [UInt8], _ contentType: String, policy: String? = nil) {
    self.bytes = bytes
    self.contentType = contentType
    self.policy = policy
  }

  var answer: HTTPResponse {
    var headers: [HTTPHeader] = [("Content-Type", contentType), ("Cache-Control", "no-cache")]
    if let policy { headers.append(("Content-Security-Policy", policy)) }
    return HTTPResponse(headers: headers, body: .bytes(bytes))
  }
}

/// What a page is allowed to load and run.
package enum ContentPolicy {
  /// Only the page's own script.
  package static let live =
    "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
    + "base-uri 'none'; form-action 'none'"
  /// An image may contain scripts, which must never run.
  static let image = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  /// No scripts at all.
  package static let report =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
}

extension HTTPResponse {
  static let notFound = refusal(404)

  /// - Parameter delay: in seconds.
  static func refusal(_ status: Int, delay: Double = 0) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")],
      body: .bytes(Array("\(status)\n".utf8)), delay: delay)
  }

  static func events(_ channel: EventChannel) -> HTTPResponse {
    HTTPResponse(
      headers: [
        ("Content-Type", "text/event-stream"), ("Cache-Control", "no-store"), ("X-Accel-Buffering", "no"),
        ("Access-Control-Allow-Origin", "*"),
      ], body: .events(channel))
  }
}
