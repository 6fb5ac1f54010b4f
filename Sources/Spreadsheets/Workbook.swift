import Bounds
public import ZipFiles

/// The sheets of a spreadsheet: .xlsx or .ods, by what the file is and never by its name.
public struct Workbook: Equatable, Sendable {
  /// In the order of the file, hidden ones among them.
  public let sheets: [Sheet]

  /// Whether the bytes are a spreadsheet's, also one that is not read: an old Excel file, or one that is protected.
  public static func begins(_ bytes: [UInt8]) -> Bool { ZipArchive.begins(bytes) || beginsCompoundFile(bytes) }

  /// What Excel wrote until 2003; and around everything that has a password.
  private static func beginsCompoundFile(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) }

  /// - Parameter bytes: the file; how large it may be is the caller's decision.
  /// - Throws: why it is not read.
  public init(_ bytes: [UInt8]) throws(WorkbookProblem) {
    if Self.beginsCompoundFile(bytes) { throw .oldExcel }
    try self.init(WorkbookParts(bytes))
  }

  /// - Parameter parts: the files inside, by their names.
  public init(parts: [String: [UInt8]]) throws(WorkbookProblem) { try self.init(.unpacked(parts)) }

  private init(_ parts: WorkbookParts) throws(WorkbookProblem) {
    if parts.contains(ExcelWorkbook.part) {
      sheets = try ExcelWorkbook(parts).sheets()
    } else if try parts.isOpenDocumentSpreadsheet() {
      sheets = try OpenDocumentSpreadsheet(parts).sheets()
    } else {
      throw .notASpreadsheet
    }
  }
}

/// Why a spreadsheet is not read.
public enum WorkbookProblem: Error, Equatable, Sendable {
  /// As Excel wrote it until 2003, or with a password.
  case oldExcel
  /// With a password, in another way.
  case protected
  /// A ZIP archive of something else.
  case notASpreadsheet
  case archive(ZipProblem)
  /// A file of the archive that must be there is not, or is no XML that could be read.
  case part(String)
  /// A file of the archive declares things of its own in a DOCTYPE.
  case doctype(String)
  case tooManyCells(sheet: String)
}
