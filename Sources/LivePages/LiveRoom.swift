import HTTPServer
import LibXML
import MatchModel
import Phrases
import Resources
import Synchronization

/// Everything that is served for a match: its state, the pages made from it, and the readers who are notified of
/// changes.
///
/// One thread calls ``update(_:)`` and ``beat()``; the server's thread calls ``answer(_:)``.
package final class LiveRoom: Sendable {
  private struct Contents {
    var state: LiveState
    var made: [PageKey: MadePage] = [:]
    var channels: [PageKey: EventChannel] = [:]
    /// The last time at which a reader began to read each page.
    var used: [PageKey: Double] = [:]
    /// The part of the match state that can change without a recorded action.
    var passing: LivePassing
    var files: [String: LiveFile] = [:]
  }

  private struct PageKey: Hashable {
    let page: LivePage
    let language: Language
  }

  private struct MadePage {
    let number: Int
    let madeAt: Double
    let bytes: [UInt8]
    let tag: String
  }

  private let contents: Mutex<Contents>
  private let reports: LiveReports
  private let bench: BenchAccess?
  private let language: Language
  private let now: @Sendable () -> ClockReading

  /// - Parameters:
  ///   - language: for browsers that do not ask for a language that the program has.
  ///   - bench: nil if the bench page is not served.
  package init(
    _ state: LiveState, reports: LiveReports, bench: BenchAccess?, language: Language,
    now: @escaping @Sendable () -> ClockReading
  ) {
    contents = Mutex(Contents(state: state, passing: LivePassing(state, at: now(), minutes: false)))
    self.reports = reports
    self.bench = bench
    self.language = language
    self.now = now
  }

  package var state: LiveState { contents.withLock { $0.state } }

  /// Sets a new state and notifies everyone. The state itself is sent first, then the pages.
  package func update(_ state: LiveState) {
    let time = now()
    let channels = contents.withLock { contents in
      contents.state = state
      contents.passing = LivePassing(state, at: time, minutes: hasBench)
      // Include readers who are just starting to read.
      return contents.channels.filter { key, channel in
        channel.readers > 0 || contents.used[key].map { time.steady - $0 < 60 } ?? false
      }
    }
    for (key, channel) in channels.sorted(by: { $0.key.page.order < $1.key.page.order }) {
      if let message = try? message(key, state) { channel.publish(message, number: state.number) }
    }
    bench?.update(state)
  }

  /// Sends everyone the current time; call it every 15 seconds.
  package func beat() {
    let message = LiveMessage.heartbeat(now())
    for channel in contents.withLock({ Array($0.channels.values) }) { channel.remind(message) }
    bench?.channel.remind(message)
  }

  /// True if time alone has changed the pages since the last state. The state must then be updated under a new number.
  /// Check it about once a second.
  package var hasChangedWithTime: Bool {
    let time = now()
    return contents.withLock { $0.passing != LivePassing($0.state, at: time, minutes: hasBench) }
  }

  private var hasBench: Bool { bench.map { $0.channel.readers > 0 } ?? false }

  /// Replaces the served files, which belong to a season.
  package func serve(_ files: [String: LiveFile]) { contents.withLock { $0.files = files } }

  package func serve(_ file: LiveFile, at path: String) { contents.withLock { $0.files[path] = file } }

  private func message(_ key: PageKey, _ state: LiveState) throws(XMLError) -> [UInt8] {
    let made = try made(key, state)
    // Remove the final newline.
    let json = key.page.isJSON ? made.bytes.dropLast() : LiveMessage.page(state.number, made.bytes)[...]
    return LiveMessage.state(state.number, Array(json))
  }
}

// Pages.
extension LiveRoom {
  private func made(_ key: PageKey, _ state: LiveState) throws(XMLError) -> MadePage {
    let time = now()
    let known = contents.withLock { $0.made[key] }
    if let known, known.number == state.number, !isOutdated(known, key.page, state, time) { return known }
    let bytes = try reports.make(key.page, of: state, at: time, Phrasebook(key.language))
    let made = MadePage(number: state.number, madeAt: time.steady, bytes: bytes, tag: "\"\(ContentTag.tag(bytes))\"")
    contents.withLock { $0.made[key] = made }
    return made
  }

  private func isOutdated(_ made: MadePage, _ page: LivePage, _ state: LiveState, _ time: ClockReading) -> Bool {
    guard let lifetime = page.lifetime, state.ledger.state.isPlaying else { return false }
    return abs(time.steady - made.madeAt) >= lifetime
  }
}

// Requests.
extension LiveRoom {
  private enum Route {
    case page(LivePage)
    case events
    case file(LiveFile)
    case bench(BenchPage)
    case crest(Side)
  }

  private static let routes: [String: Route] = {
    var routes: [String: Route] = ["/events": .events]
    for page in LivePage.allCases { routes[page.path] = .page(page) }
    for page in BenchPage.allCases { routes[page.path] = .bench(page) }
    for side in Side.allCases { routes[LiveCrest.path(side)] = .crest(side) }
    routes["/live.js"] = .file(LiveFile(LiveFiles.script, "text/javascript; charset=utf-8"))
    routes["/live.css"] = .file(LiveFile(LiveFiles.style, "text/css; charset=utf-8"))
    return routes
  }()

  /// Answers a request. Its path is looked up in a table and is never the name of a file.
  package func answer(_ request: HTTPRequest) -> HTTPResponse {
    var response = respond(request)
    response.headers += [
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "cross-origin"),
    ]
    return response
  }

  private func respond(_ request: HTTPRequest) -> HTTPResponse {
    let language = LanguageChoice.language(
      asked: request.argument("lang"), accepted: request.acceptLanguage, otherwise: language)
    switch Self.routes[request.path] {
    case .page(let page)?: return answer(PageKey(page: page, language: language), request)
    case .events?: return events(request, language)
    case .file(let file)?: return file.answer
    case .crest(let side)?: return state.crests[side]?.answer ?? .notFound
    case .bench(let page)?: return bench?.answer(page, request, state, now()) ?? .notFound
    case nil: return contents.withLock { $0.files[request.path] }?.answer ?? .notFound
    }
  }

  private func answer(_ key: PageKey, _ request: HTTPRequest) -> HTTPResponse {
    let made: MadePage
    do throws(XMLError) { made = try self.made(key, state) } catch { return HTTPResponse(status: 500) }
    var headers: [HTTPHeader] = [
      ("Content-Type", key.page.contentType), ("Cache-Control", "no-cache"), ("ETag", made.tag),
      ("Vary", "Accept-Language"), ("Content-Language", key.language.code),
    ]
    if key.page.isJSON {
      headers.append(("Access-Control-Allow-Origin", "*"))
    } else {
      headers.append(("Content-Security-Policy", key.page == .report ? ContentPolicy.report : ContentPolicy.live))
    }
    if request.ifNoneMatch == made.tag { return HTTPResponse(status: 304, headers: headers) }
    return HTTPResponse(headers: headers, body: .bytes(made.bytes))
  }

  private func events(_ request: HTTPRequest, _ language: Language) -> HTTPResponse {
    let name = request.argument("page") ?? LivePage.match.rawValue
    if name == BenchPage.home.rawValue { return bench?.events(request, state) ?? .notFound }
    guard let page = LivePage(rawValue: name), page.hasEvents else { return .notFound }
    let key = PageKey(page: page, language: language)
    let (channel, state) = contents.withLock { contents in
      let channel = contents.channels[key] ?? EventChannel { [now] in LiveMessage.heartbeat(now()) }
      contents.channels[key] = channel
      contents.used[key] = now().steady
      return (channel, contents.state)
    }
    // This state may not have been sent to anyone yet.
    if channel.readers == 0 {
      do { channel.publish(try message(key, state), number: state.number) } catch { return HTTPResponse(status: 500) }
    }
    return .events(channel)
  }
}

extension LivePage {
  /// The order in which pages are sent after a change.
  fileprivate var order: Int { [.match, .overlay, .board, .home].firstIndex(of: self) ?? 0 }
}
