import CommandSupport
import Glibc
import LivePages
import MatchModel
import Phrases
import Resources
import Terminal
import Text

/// Writes the public pages of a match to a folder, for any web host, and keeps them up to date until a signal ends it.
/// Each page is written atomically, and only if it has changed.
struct LiveFolder {
  let folder: String
  let match: LiveMatchFile
  /// The season whose match in progress is shown; nil for a single match.
  let season: String?
  let reports: LiveReports
  let console: Console
  let time: @Sendable () -> ClockReading
  /// True if files that the program did not write may be replaced.
  let force: Bool

  /// - Parameter companion: the process with which it ends; 0 for none.
  func run(_ signals: SignalWatch, companion: pid_t) throws(Failure) {
    try OutputFile.makeFolder(folder)
    try write(at: time())
    console.print(Phrase("serve.to", ["file": match.path, "folder": folder]))
    console.printNow(Phrase("serve.stop"))
    var passing = LivePassing(match.state, at: time())
    func update() {
      let now = time()
      passing = LivePassing(match.state, at: now)
      do throws(Failure) { try write(at: now) } catch { console.report(error) }
    }
    var loop = LiveLoop(match: match, signals: signals, companion: companion) { change in
      if case .broken(let failure) = change { console.report(failure) }
      for failure in match.takeCrestFailures() { console.warn(failure) }
      update()
    } second: {
      guard passing != LivePassing(match.state, at: time()) else { return }
      match.renumber()
      update()
    }
    loop.noticed = { names in
      guard let season, LiveSeason.hasMatches(names), match.follow(season: season) else { return }
      update()
      console.printNow(Phrase("serve.now", ["file": match.path]))
    }
    loop.run()
  }

  private func write(at time: ClockReading) throws(Failure) {
    try write(LiveFiles.script, "live.js")
    try write(LiveFiles.style, "live.css")
    for side in Side.allCases {
      if let crest = match.state.crests[side] { try write(crest.bytes, crest.fileName) }
    }
    for page in LivePage.allCases {
      try write(page, time)
      for language in Language.allCases where !page.isJSON { try write(page, time, language) }
    }
  }

  /// - Parameter language: nil for the page without a language in its name.
  private func write(_ page: LivePage, _ time: ClockReading, _ language: Language? = nil) throws(Failure) {
    // The names of the pages that it links to end in the same way.
    let ending = language.map { "." + $0.code } ?? ""
    let bytes = try Failure.catchingXML(
      reports.make(
        page, of: match.state, at: time, language.map { Phrasebook($0) } ?? console.book,
        crests: { crest, _ in crest.fileName }, [("links", ending + ".html"), ("feed", "")]))
    try write(bytes, page.fileName(language))
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(Failure) {
    _ = try OutputFile.update(FileName.join(folder, name), to: bytes) { force || Self.isOurs($0) }
  }

  /// Script, style and states contain the program's name in their first line; the state for mixers begins with a name
  /// that only it has.
  private static func isOurs(_ there: [UInt8]) -> Bool {
    there.prefix(200).firstRange(of: Array("FutbolStats".utf8)) != nil || there.starts(with: Array("[{\"home\":".utf8))
  }
}
