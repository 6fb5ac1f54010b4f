import Bounds
import FileNames
import Glibc
import LivePages
import MatchModel
import Phrases
import TextLayout

/// What a season has for the pages of one of its matches: notes on the rival, and its own site.
enum LiveSeason {
  /// What `season FOLDER team RIVAL` says, line by line; nothing if nobody's side the match is recorded from.
  static func rival(of match: Match, in folder: String, _ language: Language) -> [String] {
    guard let side = match.ours?.other, !match[side].name.isEmpty else { return [] }
    let words = ["season", "--lang", language.code, "--", folder, "team", match[side].name]
    let said = OwnProgram(words)?.result(limit: Bounds.textFile) ?? []
    return String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The pages of the season's site, by the paths that they are served at.
  static func site(of folder: String, _ language: Language) -> [String: LiveFile] {
    var name = Array("/tmp/futbolstats-site-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { return [:] }
    let place = String(cString: made)
    defer { remove(place) }
    guard OwnProgram(["season", "--lang", language.code, "--", folder, "site", place])?.result(limit: 1 << 20) != nil
    else { return [:] }
    var files: [String: LiveFile] = [:]
    for name in names(in: place) {
      guard let kind = name.utf8.lastIndex(of: UInt8(ascii: ".")).map({ String(name[$0...]) }),
        let type = types[kind], let bytes = try? InputFile.read(FileName.join(place, name), limit: Bounds.replacedFile)
      else { continue }
      files["/season/\(name)"] = LiveFile(bytes, type, policy: kind == ".html" ? ContentPolicy.report : nil)
    }
    return files
  }

  /// The match of a folder that is in progress; if there is none, the one that was changed last.
  static func match(in folder: String) -> String? {
    let loading = MatchLoading()
    let files = names(in: folder).filter { $0.hasSuffix(".xml") && !$0.hasPrefix(".") }
    let recent = files.compactMap { name -> (path: String, changed: Int)? in
      var status = stat()
      let path = FileName.join(folder, name)
      guard stat(path.onDisk, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return (path, status.st_mtim.tv_sec)
    }.sorted { $0.changed > $1.changed }.prefix(40)
    var newest: String?
    for file in recent {
      guard let ledger = try? loading.load(file.path).ledger else { continue }
      if ledger.state.phase != .before, !ledger.state.isOver { return file.path }
      newest = newest ?? file.path
    }
    return newest
  }

  static let home = "season/index.html"

  private static let types = [
    ".html": "text/html; charset=utf-8", ".csv": "text/csv; charset=utf-8", ".xml": "application/xml",
  ]

  private static func names(in folder: String) -> [String] {
    let descriptor = open(folder.onDisk, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return FileName.names(inFolder: descriptor)
  }

  private static func remove(_ folder: String) {
    for name in names(in: folder) where name != "." && name != ".." { unlink(FileName.join(folder, name).onDisk) }
    rmdir(folder.onDisk)
  }
}
