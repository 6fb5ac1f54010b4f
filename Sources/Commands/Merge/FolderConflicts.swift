import Bounds
import CommandSupport
import Glibc
import MatchXML
import Phrases
import SeasonCommands
import Seasons
import Storage
import Text

/// Merges the conflict copies in a synchronised folder into their original files.
struct FolderConflicts {
  let folder: String
  let console: Console

  /// - Returns: false if a copy remains.
  func merge() throws(Failure) -> Bool {
    let copies = try SeasonFolder(folder).copies
    var isGood = true
    for copy in copies {
      do throws(Failure) {
        if try !merge(copy) { isGood = false }
      } catch {
        console.report(error)
        isGood = false
      }
    }
    if copies.isEmpty { console.print(Phrase("merge.no-copies", ["folder": folder])) }
    return isGood
  }

  private func merge(_ copy: String) throws(Failure) -> Bool {
    let (directory, name) = FileName.split(copy)
    let names = Set(try SeasonFolder(folder).files.map { FileName.split($0).name } + [SeasonStore.name])
    guard
      let original = ConflictCopy.original(of: name, in: directory, among: names).map({ FileName.join(directory, $0) }),
      OutputFile.exists(original)
    else {
      console.say(Phrase("merge.copy-alone", ["file": copy]))
      return false
    }
    if FileName.split(original).name == SeasonStore.name { return try mergeSeason(copy, original) }
    let request = try MergeRequest(MergeInput(original), MergeInput(copy), base: nil, isSameMatch: false, console)
    guard try MergeRun(request: request, console: console).merge(into: original, mayReplace: true) else { return false }
    return remove(copy)
  }

  private func mergeSeason(_ copy: String, _ original: String) throws(Failure) -> Bool {
    let store = try SeasonStore(folder: folder)
    let (file, conflicts) = store.file.merged(with: try SeasonStore.read(InputFile.read(copy), copy), base: nil)
    guard conflicts.isEmpty else {
      for conflict in conflicts {
        console.say(Phrase("merge.season-differs", ["file": copy, "what": conflict.element, "name": conflict.name]))
      }
      return false
    }
    try store.save(file)
    console.print(Phrase("merge.written", ["file": original]))
    return remove(copy)
  }

  /// Removes a copy whose contents are in the file's history by now.
  private func remove(_ copy: String) -> Bool {
    let history = try? StoredFile.open(copy, limit: Bounds.matchFile).historyPath
    guard unlink(copy.onDisk) == 0 else {
      console.report(.file(.system(.write, path: copy, errno: errno)))
      return false
    }
    if let history { unlink(history.onDisk) }
    console.print(Phrase("merge.copy-removed", ["file": copy]))
    return true
  }
}
