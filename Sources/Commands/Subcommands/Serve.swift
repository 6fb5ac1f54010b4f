import Bounds
import CommandSupport
import FileWording
import Glibc
import HTTPServer
import LivePages
import MatchModel
import Phrases
import Terminal

extension Command {
  private static let lan = Option("lan", help: "option.serve.lan")
  private static let address = Option("address", value: "ADDRESS", help: "option.serve.address")
  private static let port = Option("port", value: "NUMBER", help: "option.serve.port")
  private static let key = Option("key", value: "KEY", help: "option.serve.key")
  private static let certificate = Option("certificate", value: "FILE", help: "option.serve.certificate")
  private static let privateKey = Option("private-key", value: "FILE", help: "option.serve.private-key")
  private static let parameter = Option("param", value: "NAME=VALUE", repeats: true, help: "option.serve.param")
  private static let folder = Option("to", value: "FOLDER", help: "option.serve.to")
  private static let overlay = Option("overlay", value: "FILE", help: "option.serve.overlay")
  private static let earlier = Option("season", value: "FOLDER", help: "option.serve.season")
  private static let process = Option("with", value: "PROCESS", help: "option.serve.with")

  private static let usualPort = 8011

  static let serve = Command(
    .serve, operands: [Operand("FILE|FOLDER")],
    options: [
      lan, address, port, Privacy.names, key, certificate, privateKey, parameter, folder, .force, overlay, earlier,
      process, .clock,
    ]
  ) { arguments, console throws(Failure) in
    let place = try arguments.onlyOperand("FILE|FOLDER")
    let isSeason = OutputFile.isFolder(place)
    guard let path = isSeason ? LiveSeason.match(in: place) : place else {
      throw .problem(Phrase("serve.no-match"), in: place)
    }
    if arguments.has(folder) {
      for other in [lan, address, port, key, certificate, overlay] where arguments.has(other) {
        throw .usage(.together(folder.flag, other.flag))
      }
    }
    if arguments.has(lan), arguments.has(address) { throw .usage(.together(lan.flag, address.flag)) }
    let time = try arguments.liveClock()
    let looks = try looks(arguments)
    let match = try LiveMatchFile(path, crests: looks.crests)
    for failure in match.takeCrestFailures() { console.warn(failure) }
    let own = isSeason && !arguments.has(folder) ? [(name: "site", value: LiveSeason.home)] : []
    let reports = LiveReports(parameters: looks.parameters + own)
    let companion = try companion(arguments)
    // Give way to the recorder. Do so before starting threads, which inherit the priority.
    if companion > 0 { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10) }
    // Block the signals before the server starts a thread that could receive them.
    let signals = SignalWatch([SIGINT, SIGTERM, SIGHUP])
    if let target = arguments.value(folder) {
      let pages = LiveFolder(
        folder: target, match: match, season: isSeason ? place : nil, reports: reports, console: console, time: time,
        force: arguments.has(.force))
      try pages.run(signals, companion: companion)
      return true
    }
    var serving = try serving(
      match, reports, season: isSeason ? place : arguments.value(earlier), arguments, time, console)
    if isSeason {
      let site = LiveSite(of: place, console.book.language, names: arguments.value(Privacy.names))
      if let site { serving.room.serve(site.make()) }
      serving.season = (place, site)
    }
    if let file = arguments.value(overlay) {
      try OutputFile.write(
        LiveOverlayFile.bytes(serving.localURL), to: file,
        replacing: arguments.has(.force) ? .anything : .reports)
    }
    serving.sayWhere(isBesidePrompt: companion > 0)
    if companion > 0 { console.fallSilent() }
    serving.run(signals, companion: companion)
    return true
  }

  private static func serving(
    _ match: LiveMatchFile, _ reports: LiveReports, season: String?, _ arguments: Arguments,
    _ time: @escaping @Sendable () -> ClockReading,
    _ console: Console
  ) throws(Failure) -> LiveServing {
    let isLoopback = arguments.value(address).map { $0.hasPrefix("127.") || $0 == "::1" } ?? true
    let isOpen = arguments.has(lan) || !isLoopback
    let key = try self.key(arguments)
    let season = season.map { BenchSeason($0, console) }
    let language = console.book.language
    let bench = BenchAccess(key: key, language: language, reports: reports, now: time) { state, now, book in
      let facts = season?.facts(about: state) ?? BenchSeason.Facts()
      return BenchDocument(state, at: now, openLines: InputFile.openLines(of: state.file), season: facts, book).bytes
    }
    let room = LiveRoom(match.state, reports: reports, bench: bench, language: language, now: time)
    let options = try self.options(arguments)
    let server: HTTPServer
    do throws(HTTPServerError) {
      server = try HTTPServer(options) { room.answer($0) }
    } catch {
      let isBesidePrompt = arguments.has(process)
      throw failure(error, options, recording: isBesidePrompt ? match.path : nil, console)
    }
    return LiveServing(
      match: match, room: room, server: server, console: console, key: key, isOpen: isOpen,
      isSecure: options.certificate != nil, address: options.address ?? "::")
  }

  private static func options(_ arguments: Arguments) throws(Failure) -> HTTPServer.Options {
    var options = HTTPServer.Options(
      address: arguments.has(lan) ? nil : arguments.value(address) ?? "127.0.0.1",
      port: try arguments.number(port, in: 0...65535, expected: Phrase("usage.expects-port")) ?? usualPort)
    switch (arguments.value(certificate), arguments.value(privateKey)) {
    case (nil, nil): break
    case (let certificate?, let key?):
      options.certificate = try InputFile.read(certificate, limit: Bounds.textFile)
      options.privateKey = try InputFile.read(key, limit: Bounds.textFile)
    case (_?, nil): throw .usage(.onlyWith(certificate.flag, privateKey.flag))
    case (nil, _?): throw .usage(.onlyWith(privateKey.flag, certificate.flag))
    }
    return options
  }

  private static func key(_ arguments: Arguments) throws(Failure) -> String {
    try arguments.value(key, expected: Phrase("usage.expects-key")) { text in
      let isAlphanumeric = text.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
      return text.utf8.count >= 8 && isAlphanumeric ? text : nil
    } ?? BenchAccess.newKey()
  }

  /// The given colours and crests: crests in files, and everything else as parameters. If one is given twice, the last
  /// counts. Other parameters, such as `private`, would change what is public.
  private static func looks(
    _ arguments: Arguments
  ) throws(Failure) -> (crests: BothSides<LiveCrest?>, parameters: [(name: String, value: String)]) {
    let known = Side.allCases.flatMap { [$0.name + "-colour", $0.name + "-crest"] }
    var parameters: [String: String] = [:]
    for (name, value) in try arguments.pairs(parameter) {
      guard known.contains(name) else { throw .usage(.notAChoice(parameter.flag, name, known)) }
      parameters[name] = value
    }
    var crests = BothSides<LiveCrest?>(nil)
    for side in Side.allCases {
      let name = side.name + "-crest"
      // An empty text means no crest.
      guard let file = parameters[name], !file.isEmpty, !file.hasPrefix("data:") else { continue }
      crests[side] = try Crest.image(file)
      parameters[name] = nil
    }
    parameters["names"] = arguments.value(Privacy.names)
    return (crests, parameters.map { (name: $0.key, value: $0.value) })
  }

  /// - Parameter recording: the match that is recorded at the same terminal, where no port can be chosen.
  private static func failure(
    _ error: HTTPServerError, _ options: HTTPServer.Options, recording: String?, _ console: Console
  ) -> Failure {
    let what: Phrase
    switch error {
    case .noLibrary: what = Phrase("serve.no-library")
    case .notAnAddress(let address):
      return .usage(.badValue(self.address.flag, address, expected: Phrase("usage.expects-address")))
    case .cannotListen(EADDRINUSE):
      if let recording {
        let words = [lan.flag, port.flag, "0", ShellWord.operand(recording)]
        let command = Program.line(.serve, words, console.book)
        what = Phrase("serve.port-taken-beside", ["port": options.port, "command": command])
      } else {
        what = Phrase("serve.port-taken", ["port": options.port])
      }
    case .cannotListen(let number): what = Phrase("serve.cannot-listen", ["reason": console.files.system(number)])
    case .cannotStart: what = Phrase(options.certificate == nil ? "serve.cannot-start" : "serve.bad-certificate")
    }
    return .problem(what, in: Program.name)
  }

  /// The process with which the server ends; 0 for none.
  private static func companion(_ arguments: Arguments) throws(Failure) -> pid_t {
    try arguments.value(process, expected: Phrase("usage.expects-process")) { text in
      pid_t(text).flatMap { $0 > 0 && (kill($0, 0) == 0 || errno == EPERM) ? $0 : nil }
    } ?? 0
  }
}

extension Arguments {
  /// The system's time, or the time given by the option.
  fileprivate func liveClock() throws(Failure) -> @Sendable () -> ClockReading {
    _ = try givenClock()
    let text = value(.clock)
    return { text.flatMap { ClockSource.given($0)?() } ?? ClockSource.system() }
  }
}
