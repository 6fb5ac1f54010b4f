import HTTPServer
import LibXML
import MatchModel
import Phrases
import Synchronization

/// The pages that require the key and nothing else.
enum BenchPage: String, CaseIterable {
  case home = "bench"
  case halfTime = "half-time"

  var path: String { "/\(rawValue)" }
}

/// The bench page and its key.
package final class BenchAccess: Sendable {
  private let key: [UInt8]
  private let language: Language
  private let reports: LiveReports
  private let document: @Sendable (LiveState, ClockReading, Phrasebook) -> [UInt8]
  private let now: @Sendable () -> ClockReading
  let channel: EventChannel
  /// The time of the last new reader. The page is made only while it has readers.
  private let used = Mutex(-Double.infinity)

  /// - Parameters:
  ///   - document: everything on the page, as the input of live-bench.xsl.
  ///   - language: the language of the page, which is the coach's.
  package init(
    key: String, language: Language, reports: LiveReports, now: @escaping @Sendable () -> ClockReading,
    document: @escaping @Sendable (LiveState, ClockReading, Phrasebook) -> [UInt8]
  ) {
    self.key = Array(key.utf8)
    self.language = language
    self.reports = reports
    self.now = now
    self.document = document
    channel = EventChannel { LiveMessage.heartbeat(now()) }
  }

  /// A key that cannot be guessed: 128 bits.
  package static func newKey() -> String { MatchIdentifier.random() }

  func answer(_ page: BenchPage, _ request: HTTPRequest, _ state: LiveState, _ time: ClockReading) -> HTTPResponse {
    guard isRight(request.argument("key")) else { return Self.refusal }
    do throws(XMLError) {
      let bytes =
        switch page {
        case .home: try html(state, time)
        case .halfTime:
          try reports.bytes(
            of: state.bytes, named: state.file, by: "report.xsl",
            [("lang", language.code), ("half-time", "yes"), ("private", "yes")])
        }
      return HTTPResponse(
        headers: [
          ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
          ("Content-Security-Policy", page == .home ? ContentPolicy.live : ContentPolicy.report),
        ], body: .bytes(bytes))
    } catch {
      return HTTPResponse(status: 500)
    }
  }

  func events(_ request: HTTPRequest, _ state: LiveState) -> HTTPResponse {
    guard isRight(request.argument("key")) else { return Self.refusal }
    used.withLock { $0 = now().steady }
    if channel.readers == 0, let message = message(state) { channel.publish(message, number: state.number) }
    var response = HTTPResponse.events(channel)
    response.headers.removeAll { $0.name == "Access-Control-Allow-Origin" }
    return response
  }

  func update(_ state: LiveState) {
    let isAwaited = channel.readers > 0 || now().steady - used.withLock { $0 } < 60
    guard isAwaited, let message = message(state) else { return }
    channel.publish(message, number: state.number)
  }

  private func message(_ state: LiveState) -> [UInt8]? {
    guard let html = try? html(state, now()) else { return nil }
    return LiveMessage.state(state.number, LiveMessage.page(state.number, html))
  }

  private func html(_ state: LiveState, _ time: ClockReading) throws(XMLError) -> [UInt8] {
    let book = Phrasebook(language)
    return try reports.bytes(
      of: document(state, time, book), named: "bench", by: "live-bench.xsl",
      LiveFacts(state, at: time, book).parameters + [("key", String(decoding: key, as: UTF8.self))])
  }

  /// Compares in constant time, wherever the two differ.
  private func isRight(_ given: String?) -> Bool {
    let given = Array((given ?? "").utf8)
    var difference = given.count ^ key.count
    for (index, byte) in key.enumerated() {
      difference |= Int(byte ^ (index < given.count ? given[index] : 0))
    }
    return difference == 0
  }

  /// Delayed, so that keys cannot be tried in quick succession.
  private static let refusal = HTTPResponse.refusal(403, delay: 1)
}
