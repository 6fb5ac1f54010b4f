import Squads
import Uses

/// A spreadsheet, as an archive or as the files inside one, each beginning with `--- NAME`. Rows and cells are in order
/// and within the sheet, and a squad is used in a match.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if Workbook.begins(bytes) {
    guard let squad = try? WrittenSquad(spreadsheet: bytes, sheet: nil, starters: 11) else { return 0 }
    Uses.use(squad)
  }
  var parts: [String: [UInt8]] = [:]
  for part in String(decoding: bytes, as: UTF8.self).split(separator: "--- ") {
    let lines = part.split(separator: "\n", maxSplits: 1)
    if lines.count == 2 { parts[String(lines[0])] = Array(lines[1].utf8) }
  }
  guard let workbook = try? Workbook(parts: parts) else { return 0 }
  for sheet in workbook.sheets {
    precondition(sheet.rows.allSatisfy { !$0.cells.isEmpty && $0.cells.keys.allSatisfy { 0..<16384 ~= $0 } })
    precondition(sheet.rows.allSatisfy { $0.number >= 1 })
  }
  return 0
}
