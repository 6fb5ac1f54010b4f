import Glibc
import MatchXML
import Storage
import Uses

/// The undo history of a match file. The first byte selects what the rest is: the raw history file, or the contents
/// after each step. Undo and redo must always give a match.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let how = bytes.first else { return 0 }
  let path = "/tmp/.fuzz-\(getpid()).undo"
  let rest = Array(bytes.dropFirst())
  let contents = rest.split(separator: UInt8(0), omittingEmptySubsequences: false).map(Array.init)
  guard let last = contents.last else { return 0 }
  let accepts = { (bytes: [UInt8]) in (try? MatchReader().read(bytes, file: "m.xml")) != nil }
  unlink(path)
  if how & 1 == 0 {
    guard let file = fopen(path, "w") else { return 0 }
    fwrite(rest, 1, rest.count, file)
    fclose(file)
  } else {
    let history = UndoHistory(path: path, contents: contents[0])
    for (old, new) in zip(contents, contents.dropFirst()) { history.step(from: old, to: new, label: "line") }
  }
  let history = UndoHistory(path: path, contents: last, accepts: accepts)
  var oldest: [UInt8] = []
  while let step = history.undo() {
    precondition(accepts(step.bytes), "undone to what is no match")
    oldest = step.bytes
  }
  if let match = try? MatchReader().read(oldest, file: "m.xml").match { Uses.all(of: match) }
  while let step = history.redo() { precondition(accepts(step.bytes), "redone to what is no match") }
  history.step(from: last, to: rest, label: "line")
  precondition(history.undo().map { $0.bytes == last } ?? !accepts(last))
  return 0
}
