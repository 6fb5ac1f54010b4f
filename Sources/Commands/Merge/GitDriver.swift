import CommandSupport
import MatchMerging
import MatchXML
import Phrases
import Seasons

/// The merge driver for git. It merges matches and season files by their contents, and leaves other XML to git's own
/// merge.
struct GitDriver {
  /// Paths passed by git: the common version, ours (which receives the result), theirs.
  let base: String
  let ours: String
  let theirs: String
  let name: String
  let console: Console

  /// - Returns: false if something remains to be decided. The file is valid, unless it has git's markers.
  func run() throws(Failure) -> Bool {
    let (base, ours, theirs) = try (
      InputFile.read(self.base), InputFile.read(self.ours), InputFile.read(self.theirs)
    )
    guard let first = try? MergeInput(name, ours), let second = try? MergeInput(name, theirs) else {
      return try season(base, ours, theirs) ?? asGitWould()
    }
    // If the file was added on both sides, there is no common version.
    let common = base.isEmpty ? nil : try? MergeInput(name, base)
    guard case .different = MatchIdentity(first.match, second.match) else {
      return try match(first, second, base: common)
    }
    return asGitWould()
  }

  private func match(_ first: MergeInput, _ second: MergeInput, base: MergeInput?) throws(Failure) -> Bool {
    let merge = MatchMerge(first.match, second.match, base: base?.match, rules: first.rules)
    let merged = merge.keepingContradictions()
    var match = merged.match
    match.disagreements += merged.disagreements
    let writer = first.loaded.writer
    let judged: LoadedMatch
    do throws(Failure) { judged = try MatchLoading().load(writer.bytes(of: match), file: name) } catch {
      // For example, both gave the same number to different players.
      console.report(error)
      // The texts may merge without a conflict, to a match that is just as invalid.
      if asGitWould() { try OutputFile.write(first.bytes, to: ours, replacing: .anything) }
      return false
    }
    try OutputFile.write(writer.bytes(of: judged.match), to: ours, replacing: .anything)
    judged.sayObjections(file: name, console)
    guard merged.contradictions.isEmpty else {
      let command = Program.line(.merge, ["--resolve", ShellWord.operand(name)], console.book)
      console.say(Phrase("merge.left-open", ["file": name, "command": command], count: merged.contradictions.count))
      return false
    }
    return true
  }

  /// Nil if the files are not all season files.
  private func season(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws(Failure) -> Bool? {
    guard let one = try? SeasonReader.read(ours, name: name), let other = try? SeasonReader.read(theirs, name: name)
    else { return nil }
    let (file, conflicts) = one.merged(with: other, base: try? SeasonReader.read(base, name: name))
    try OutputFile.write(SeasonWriter.bytes(file), to: self.ours, replacing: .anything)
    for conflict in conflicts {
      console.say(Phrase("merge.season-differs", ["file": name, "what": conflict.element, "name": conflict.name]))
    }
    return conflicts.isEmpty
  }

  /// Merges the texts the way git would, with conflict markers.
  private func asGitWould() -> Bool {
    ChildProcess.run(["git", "merge-file", "-L", "ours", "-L", "base", "-L", "theirs", ours, base, theirs]) == 0
  }
}
