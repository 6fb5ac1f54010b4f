public import Archives

/// The sheets of a spreadsheet, .xlsx or .ods. The format is detected from the contents.
public struct Workbook: Equatable, Sendable {
  /// Sorted as in the file, including hidden ones.
  public let sheets: [Sheet]

  /// True if the bytes are a spreadsheet, including unsupported ones: old Excel files and protected ones.
  public static func begins(_ bytes: [UInt8]) -> Bool { ZipArchive.begins(bytes) || beginsCompoundFile(bytes) }

  /// The file format of Excel until 2003, also used as a container for password-protected files.
  private static func beginsCompoundFile(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) }

  /// - Parameter bytes: the file. The caller limits its size.
  public init(_ bytes: [UInt8]) throws(WorkbookProblem) {
    if Self.beginsCompoundFile(bytes) { throw .oldExcel }
    let parts = try WorkbookParts(bytes)
    if parts.contains(WorkbookParts.excelWorkbook) {
      sheets = try parts.excelSheets()
    } else if try parts.isOpenDocumentSpreadsheet() {
      sheets = try parts.openDocumentSheets()
    } else {
      throw .notASpreadsheet
    }
  }
}

public enum WorkbookProblem: Error, Equatable, Sendable {
  /// An Excel file from before 2007, or one with a password.
  case oldExcel
  /// Another password-protected format.
  case protected
  /// A ZIP archive that is not a spreadsheet.
  case notASpreadsheet
  case archive(ZipProblem)
  /// A required file of the archive is missing or malformed.
  case part(String)
  /// A file of the archive has an internal DTD subset.
  case doctype(String)
  case tooManyCells(sheet: String)
}
