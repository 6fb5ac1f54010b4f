import Bounds
import Text

/// The versions of a file in the git repository of its folder, identified by git's object names.
struct GitVersions {
  private let folder: String
  /// Latest first. Empty outside a repository, or if git does not know the file.
  private let ids: [String]

  private static let most = 1000

  init(of path: String) {
    let (folder, name) = FileName.split(path)
    self.folder = folder
    let tracked = Self.versions(in: folder, of: ":(literal)" + name)
    // An untracked file may be a version from another branch: `git show other:derby.xml > b.xml`.
    ids = tracked.isEmpty ? Self.versions(in: folder, withContentsOf: name) : tracked
  }

  /// The latest contents that both files had at some time; nil if they share none.
  static func latestCommon(_ one: GitVersions, _ other: GitVersions) -> [UInt8]? {
    let places = Dictionary(other.ids.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let common = one.ids.enumerated().compactMap { place, id in places[id].map { (age: place + $0, id: id) } }
    guard let latest = common.min(by: { ($0.age, $0.id) < ($1.age, $1.id) }) else { return nil }
    return git(["cat-file", "blob", latest.id], in: one.folder, limit: Bounds.matchFile)
  }

  private static func versions(in folder: String, of name: String, from commit: String? = nil) -> [String] {
    changes(["log", "--max-count=\(most)"] + (commit.map { [$0] } ?? []), in: folder, of: [name]).map(\.id)
  }

  private static func versions(in folder: String, withContentsOf name: String) -> [String] {
    guard let id = text(["hash-object", "--no-filters", "--", name], in: folder).map({ $0.filter(\.isHexDigit) }),
      let commit = text(["log", "--all", "--max-count=1", "--format=%H", "--find-object=" + id], in: folder)
        .map({ $0.filter(\.isHexDigit) }), !commit.isEmpty,
      let path = changes(["show", commit], in: folder, of: []).first(where: { $0.id == id })?.path
    else { return [] }
    return versions(in: folder, of: ":(top,literal)" + path, from: commit)
  }

  private typealias Change = (id: String, path: String)

  private static func changes(_ command: [String], in folder: String, of paths: [String]) -> [Change] {
    // :100644 100644 OLD NEW M<tab>PATH
    let lines = text(command + ["--format=", "--raw", "--no-abbrev", "--no-renames", "--"] + paths, in: folder)
    return (lines ?? "").split(separator: "\n").compactMap { line in
      let halves = line.split(separator: "\t", maxSplits: 1)
      let words = halves[0].split(separator: " ")
      guard halves.count == 2, words.count == 5, words[0].hasPrefix(":"), words[3].contains(where: { $0 != "0" }) else {
        return nil
      }
      return (String(words[3]), String(halves[1]))
    }
  }

  private static func text(_ words: [String], in folder: String) -> String? {
    git(words, in: folder, limit: Bounds.textFile).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func git(_ words: [String], in folder: String, limit: Int) -> [UInt8]? {
    ProgramOutput(of: ["git", "-C", folder, "-c", "core.quotePath=false"] + words)?.bytes(limit: limit)
  }
}
