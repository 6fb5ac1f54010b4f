import Bounds
import CommandSupport
import Glibc
import LivePages
import MatchRules
import Phrases
import Text
import Wording

/// The pages of a season's site, made again in a separate process after its files have changed.
final class LiveSite {
  private let folder: String
  private let language: Language
  private let options: [String]
  /// The folder of the pages. Up-to-date pages stay here until the server ends.
  private let place: String
  private var making: ProgramOutput?
  private var isStale = false
  /// The home page, without the match on top.
  private var home: [UInt8] = []
  private var begun: SuspendingClock.Instant?

  /// Minimum time between two runs. The file of a match that is being recorded changes several times a
  /// minute, and the live pages already show those changes.
  private static let pause = Duration.seconds(30)

  /// - Parameter names: how the pages name people; nil for the default.
  /// - Returns: nil if the pages cannot be stored.
  init?(of folder: String, _ language: Language, names: String?) {
    var name = Array("/tmp/futbolstats-site-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { return nil }
    place = String(cString: made)
    self.folder = folder
    self.language = language
    options = ["--lang", language.code] + (names.map { ["--names", $0] } ?? [])
  }

  deinit {
    for name in (try? InputFile.names(inFolder: place)) ?? [] { unlink(FileName.join(place, name).onDisk) }
    rmdir(place.onDisk)
  }

  /// Makes the pages and waits for them.
  func make() -> [String: LiveFile] {
    begin()
    return end()
  }

  /// Call this when a file of the season has changed.
  func change() { isStale = true }

  /// Call this about once a second.
  /// - Returns: the pages by their paths on the server, if they have just been made; nil otherwise.
  func poll() -> [String: LiveFile]? {
    if let making { return making.hasEnded ? end() : nil }
    if isStale, begun.map({ SuspendingClock.now - $0 >= Self.pause }) ?? true { begin() }
    return nil
  }

  static let homePath = "/" + LiveSeason.home

  /// The home page with the match on top.
  func home(showing state: LiveState) -> LiveFile? {
    let end = Array("</nav>".utf8)
    guard let place = home.firstRange(of: end)?.upperBound else { return nil }
    let ledger = state.ledger
    let words = Wording(Phrasebook(language)).adapted(to: ledger.rules)
    let text = [words.score(ledger.state, in: ledger.match), words.stage(of: ledger)]
      .map { Self.escaped(visible($0)) }
    let banner =
      "<p style=\"margin:1rem 0;text-align:center;font-size:1.15rem\"><a href=\"../\"><b>\(text[0])</b></a> · \(text[1])</p>"
    return LiveFile(
      home[..<place] + Array(banner.utf8) + home[place...], Self.types[".html"] ?? "", policy: ContentPolicy.report)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private func begin() {
    isStale = false
    begun = .now
    making = ProgramOutput(ofCommand: ["season"] + options + ["--", folder, "site", place])
    making?.yield()
  }

  private func end() -> [String: LiveFile] {
    _ = making?.bytes(limit: 1 << 20)
    making = nil
    var files: [String: LiveFile] = [:]
    for name in (try? InputFile.names(inFolder: place)) ?? [] {
      guard let kind = name.utf8.lastIndex(of: UInt8(ascii: ".")).map({ String(name[$0...]) }),
        let type = Self.types[kind],
        let bytes = try? InputFile.read(FileName.join(place, name), limit: Bounds.replacedFile)
      else { continue }
      if "season/\(name)" == LiveSeason.home { home = bytes }
      files["/season/\(name)"] = LiveFile(bytes, type, policy: kind == ".html" ? ContentPolicy.report : nil)
    }
    return files
  }

  private static let types = [
    ".html": "text/html; charset=utf-8", ".csv": "text/csv; charset=utf-8", ".xml": "application/xml",
  ]
}
