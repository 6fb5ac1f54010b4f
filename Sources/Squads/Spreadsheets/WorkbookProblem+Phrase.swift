import Archives
import Bounds
import Phrases

extension WorkbookProblem {
  /// The message, including what to do.
  var phrase: Phrase {
    switch self {
    case .oldExcel: Phrase("sheet.old-excel")
    case .protected: Phrase("sheet.protected")
    case .notASpreadsheet: Phrase("sheet.other-archive")
    case .part(let name): Phrase("sheet.broken-part", ["name": name])
    case .doctype(let name): Phrase("sheet.doctype", ["name": name])
    case .tooManyCells(let sheet): Phrase("sheet.too-many-cells", ["sheet": sheet, "most": Bounds.cells])
    case .archive(let problem): problem.phrase
    }
  }
}

extension ZipProblem {
  fileprivate var phrase: Phrase {
    switch self {
    case .notInstalled: Phrase("sheet.no-libzip")
    case .damaged: Phrase("sheet.damaged")
    case .encrypted: Phrase("sheet.protected")
    case .tooManyFiles(let count): Phrase("sheet.too-many-files", ["found": count, "most": Bounds.archivedFiles])
    case .tooLargeInAll: Phrase("sheet.too-large-in-all", ["most": Bounds.unpackedInAll >> 20])
    case .tooLarge(let name): Phrase("sheet.too-large", ["name": name, "most": Bounds.unpacked >> 20])
    case .bomb(let name): Phrase("sheet.bomb", ["name": name, "most": Bounds.packingRatio])
    case .damagedFile(let name): Phrase("sheet.broken-part", ["name": name])
    }
  }
}
