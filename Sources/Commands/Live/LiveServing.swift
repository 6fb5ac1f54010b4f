import CommandSupport
import Glibc
import HTTPServer
import LivePages
import Phrases
import Terminal

/// Serves a match to browsers: prints the addresses, and then serves changes until a signal ends it.
struct LiveServing {
  let match: LiveMatchFile
  let room: LiveRoom
  let server: HTTPServer
  let console: Console
  let key: String
  /// True if other computers on the network can reach it.
  let isOpen: Bool
  let isSecure: Bool
  /// The address on which it listens.
  let address: String
  /// The folder of the season that is served, and its site.
  var season: (folder: String, site: LiveSite?)?

  /// - Parameter isBesidePrompt: true if a prompt at the same terminal records the match.
  func sayWhere(isBesidePrompt: Bool) {
    let urls = OwnAddresses.hosts(listeningOn: address).map(url)
    console.print(Phrase("serve.at", ["file": match.path, "address": urls[0]]))
    for url in urls.dropFirst() { console.print(Phrase("serve.also-at", ["address": url])) }
    console.print(Phrase(isOpen ? "serve.reached-by-network" : "serve.reached-by-this-computer"))
    for page in [LivePage.board, .overlay] {
      console.print(Phrase("serve.page.\(page.rawValue)", ["address": String(urls[0].dropLast()) + page.path]))
    }
    console.printNow(Phrase("serve.page.bench", ["address": "\(urls[0])bench?key=\(key)"]))
    if isOpen, !isSecure { console.say(Phrase("serve.bench-is-readable")) }
    if isOpen { showCode(urls[0]) }
    // Next to a prompt, the server ends with the prompt and needs no hint.
    if !isBesidePrompt { console.printNow(Phrase("serve.stop")) }
  }

  /// The server's address for programs on this computer.
  var localURL: String { url(OwnAddresses.localHost(listeningOn: address)) }

  private func url(_ host: String) -> String { OwnAddresses.url(host, port: server.port, isSecure: isSecure) }

  /// Shows a code for phones to scan, if the output is a terminal.
  private func showCode(_ url: String) {
    console.printNow(Phrase("serve.isolated"))
    guard TerminalTraits.detect().outputIsTerminal else { return }
    guard let code = QRCode(url) else { return console.say(Phrase("serve.no-code")) }
    for line in code.terminalLines { console.printStyled(line) }
  }

  func run(_ signals: SignalWatch, companion: pid_t) {
    var beaten = SuspendingClock.now
    var loop = LiveLoop(match: match, signals: signals, companion: companion) { change in
      if case .broken(let failure) = change {
        console.report(failure)
        console.say(Phrase("serve.last-state"))
      }
      for failure in match.takeCrestFailures() { console.warn(failure) }
      room.update(match.state)
      showOnSite()
    } second: {
      server.sweep()
      if room.hasChangedWithTime {
        match.renumber()
        room.update(match.state)
      }
      if let files = season?.site?.poll() {
        room.serve(files)
        showOnSite()
      }
      guard SuspendingClock.now - beaten >= .seconds(15) else { return }
      beaten = .now
      room.beat()
    }
    loop.noticed = notice
    showOnSite()
    loop.run()
    server.stop()
  }

  private func showOnSite() {
    guard let home = season?.site?.home(showing: match.state) else { return }
    room.serve(home, at: LiveSite.homePath)
  }

  /// Switches to another match of the season if that has begun.
  private func notice(_ names: Set<String>) {
    guard let season, LiveSeason.hasMatches(names) else { return }
    season.site?.change()
    guard match.follow(season: season.folder) else { return }
    room.update(match.state)
    showOnSite()
    console.printNow(Phrase("serve.now", ["file": match.path]))
  }
}
