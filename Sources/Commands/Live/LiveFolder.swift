import CommandSupport
import Glibc
import LivePages
import MatchModel
import Phrases
import Text

/// The public pages in a folder, for any web host. Each page is written atomically, and only if it has changed.
struct LiveFolder {
  let folder: String
  let reports: LiveReports
  let book: Phrasebook
  /// True if files that the program did not write may be replaced.
  let force: Bool

  func make() throws(Failure) {
    guard !OutputFile.isFolder(folder), mkdir(folder.onDisk, 0o777) != 0 else { return }
    throw .file(.system(.create, path: folder, errno: errno))
  }

  func write(_ state: LiveState, at time: ClockReading) throws(Failure) {
    try write(LiveFiles.script, "live.js")
    try write(LiveFiles.style, "live.css")
    for side in Side.allCases {
      if let crest = state.crests[side] { try write(crest.bytes, crest.fileName) }
    }
    for page in LivePage.allCases {
      try write(page, state, time)
      for language in Language.allCases where !page.isJSON { try write(page, state, time, language) }
    }
  }

  /// - Parameter language: nil for the page without a language in its name.
  private func write(
    _ page: LivePage, _ state: LiveState, _ time: ClockReading, _ language: Language? = nil
  ) throws(Failure) {
    // The names of the pages that it links to end in the same way.
    let ending = language.map { "." + $0.code } ?? ""
    let bytes = try Failure.catchingXML(
      reports.make(
        page, of: state, at: time, language.map { Phrasebook($0) } ?? book, crests: { crest, _ in crest.fileName },
        [("links", ending + ".html"), ("feed", "")]))
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
