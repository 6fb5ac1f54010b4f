import HTTPServer
import LibXML
import MatchModel
import Phrases
import Synchronization

/// Everything that is served of a match: its state, the pages made of it, and those who are told of changes.
///
/// One thread calls ``update(_:)`` and ``beat()``; the server's thread calls ``answer(_:)``.
package final class LiveRoom: Sendable {
  /// What is served beside the public pages, by path.
  package typealias Extra = @Sendable (HTTPRequest, LiveState, Phrasebook) -> HTTPResponse

  private struct Contents {
    var state: LiveState
    var made: [PageKey: MadePage] = [:]
    var channels: [PageKey: EventChannel] = [:]
    /// When somebody last began to read each.
    var used: [PageKey: Double] = [:]
    /// What changes without an action: see ``tick()``.
    var passing = LivePassing()
    /// What is served of a season, by path.
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
  private let now: @Sendable () -> LiveTime
  private let books: [Language: Phrasebook]

  /// - Parameters:
  ///   - language: for those whose browser asks for none that the program speaks.
  ///   - bench: nil if there is no bench page.
  package init(
    _ state: LiveState, reports: LiveReports, bench: BenchAccess?, language: Language,
    now: @escaping @Sendable () -> LiveTime
  ) {
    contents = Mutex(Contents(state: state, passing: LivePassing(state, at: now(), minutes: false)))
    (self.reports, self.bench, self.language, self.now) = (reports, bench, language, now)
    books = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, Phrasebook($0)) })
  }

  package var state: LiveState { contents.withLock { $0.state } }

  /// How many are told of changes now.
  package var readers: Int { contents.withLock { Array($0.channels.values) }.reduce(0) { $0 + $1.readers } }

  /// Takes another state, and tells everybody. The state itself goes first, then the pages.
  /// - Returns: what went wrong with a page, which would be a mistake of the program's.
  @discardableResult
  package func update(_ state: LiveState) -> XMLError? {
    let time = now()
    let channels = contents.withLock { contents in
      contents.state = state
      contents.passing = LivePassing(state, at: time, minutes: hasBench)
      // Also whoever is just beginning to read.
      return contents.channels.filter { key, channel in
        channel.readers > 0 || contents.used[key].map { time.steady - $0 < 60 } ?? false
      }
    }
    var problem: XMLError?
    for (key, channel) in channels.sorted(by: { $0.key.page.order < $1.key.page.order }) {
      do throws(XMLError) { channel.publish(try message(key, state), number: state.number) } catch { problem = error }
    }
    bench?.update(state)
    return problem
  }

  /// Tells everybody what time it is: to be called every 15 seconds.
  package func beat() {
    let message = LiveMessage.heartbeat(now())
    for channel in contents.withLock({ Array($0.channels.values) }) { channel.remind(message) }
    bench?.channel.remind(message)
  }

  /// What the time alone has changed since the last state: places that have opened, or the computer's clock, which was
  /// set. To be called about once a second.
  /// - Returns: the state to be told of, which ``update(_:)`` wants; nil if there is none.
  package func tick() -> LiveState? {
    let time = now()
    return contents.withLock { contents in
      guard contents.passing != LivePassing(contents.state, at: time, minutes: hasBench) else { return nil }
      var state = contents.state
      state.number += 1
      return state
    }
  }

  private var hasBench: Bool { bench.map { $0.channel.readers > 0 } ?? false }

  /// Serves other files from now on: those of a season.
  package func serve(_ files: [String: LiveFile]) { contents.withLock { $0.files = files } }

  /// Serves another file at a path.
  package func serve(_ file: LiveFile, at path: String) { contents.withLock { $0.files[path] = file } }

  private func message(_ key: PageKey, _ state: LiveState) throws(XMLError) -> [UInt8] {
    let made = try made(key, state)
    // Without the newline at its end.
    let json = key.page.isJSON ? made.bytes.dropLast() : LiveMessage.page(state.number, made.bytes)[...]
    return LiveMessage.state(state.number, Array(json))
  }
}

// Pages.
extension LiveRoom {
  /// Seconds after which a page whose clock runs is made again.
  private static let lasting: Double = 10

  private func made(_ key: PageKey, _ state: LiveState) throws(XMLError) -> MadePage {
    let time = now()
    let known = contents.withLock { $0.made[key] }
    if let known, known.number == state.number, !isOutdated(known, key.page, state, time) { return known }
    let bytes = try reports.make(key.page, of: state, at: time, books[key.language] ?? Phrasebook(key.language))
    let made = MadePage(number: state.number, madeAt: time.steady, bytes: bytes, tag: "\"\(ContentTag.tag(bytes))\"")
    contents.withLock { $0.made[key] = made }
    return made
  }

  private func isOutdated(_ made: MadePage, _ page: LivePage, _ state: LiveState, _ time: LiveTime) -> Bool {
    page.hasClock && state.ledger.state.isPlaying && abs(time.steady - made.madeAt) >= Self.lasting
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
    case .file(let file)?: return file.answer(request)
    case .crest(let side)?: return state.crests[side]?.answer ?? .notFound
    case .bench(let page)?: return bench?.answer(page, request, state, now()) ?? .notFound
    case nil: return contents.withLock { $0.files[request.path] }?.answer(request) ?? .notFound
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
    if name == BenchPage.home.rawValue {
      return bench?.events(request, state) ?? .notFound
    }
    guard let page = LivePage(rawValue: name), page.hasEvents else { return .notFound }
    let key = PageKey(page: page, language: language)
    let (channel, state) = contents.withLock { contents in
      let channel = contents.channels[key] ?? EventChannel { [now] in LiveMessage.heartbeat(now()) }
      contents.channels[key] = channel
      contents.used[key] = now().steady
      return (channel, contents.state)
    }
    // Nobody may have been told of this state yet.
    if channel.readers == 0 {
      do throws(XMLError) {
        channel.publish(try message(key, state), number: state.number)
      } catch {
        return HTTPResponse(status: 500)
      }
    }
    return .events(channel)
  }
}

extension LivePage {
  /// In which order they are told of a change.
  fileprivate var order: Int { [.match, .overlay, .board, .home, .report, .vmix].firstIndex(of: self) ?? 0 }
}
