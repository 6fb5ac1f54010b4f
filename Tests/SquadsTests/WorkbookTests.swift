import Foundation
import Squads
import TestSupport
import Testing

/// Cells in the forms that the standards allow.
@Suite struct WorkbookTests {
  private static let namespaces =
    "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\""

  /// An .xlsx file with a sheet of these rows and shared strings.
  static func xlsx(_ rows: String, texts: String = "", target: String = "worksheets/sheet1.xml", more: String = "")
    -> [UInt8]
  {
    ZipFile.bytes([
      (
        "xl/workbook.xml",
        "<workbook \(namespaces)><sheets><sheet name='Squad' sheetId='4' r:id='rId7'/></sheets></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        "<Relationships><Relationship Id='rId7' Type='http://x/relationships/worksheet' Target='\(target)'\(more)/><Relationship Id='rId8' Type='http://x/relationships/sharedStrings' Target='sharedStrings.xml'/></Relationships>"
      ),
      ("xl/sharedStrings.xml", "<sst \(namespaces)>\(texts)</sst>"),
      ("xl/worksheets/sheet1.xml", "<worksheet \(namespaces)><sheetData>\(rows)</sheetData></worksheet>"),
    ])
  }

  static func ods(_ rows: String) -> [UInt8] {
    ZipFile.bytes([
      ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
      (
        "content.xml",
        "<office:document-content xmlns:office='o' xmlns:table='t' xmlns:text='x' xmlns:calcext='c'><office:body><office:spreadsheet><table:table table:name='Squad'>\(rows)</table:table></office:spreadsheet></office:body></office:document-content>"
      ),
    ])
  }

  private func cells(_ bytes: [UInt8]) throws -> [[Int: Sheet.Cell]] {
    let workbook = try Workbook(bytes)
    #expect(workbook.sheets.map(\.name) == ["Squad"])
    return workbook.sheets[0].rows.map(\.cells)
  }

  @Test func cellWithoutReferenceFollowsThePrevious() throws {
    let rows = "<row r='3'><c r='B3'><v>7</v></c><c><v>8</v></c><c r='AB3'><v>9</v></c></row><row><c><v>1</v></c></row>"
    let sheet = try Workbook(Self.xlsx(rows)).sheets[0]
    #expect(sheet.rows.map(\.number) == [3, 4])
    #expect(sheet.rows[0].cells == [1: .text("7"), 2: .text("8"), 27: .text("9")])
    #expect(Sheet.place("Squad", row: 3, column: 27) == "Squad!AB3")
  }

  @Test(arguments: [("7", "7"), ("7.0", "7"), ("7E0", "7"), ("1.86", "1.86"), ("-3", "-3"), ("1e300", "1e300")])
  func numbersAreNormalized(_ written: String, _ number: String) throws {
    #expect(try cells(Self.xlsx("<row><c><v>\(written)</v></c></row>")) == [[0: .text(number)]])
    let cell =
      "<table:table-row><table:table-cell office:value-type='float' office:value='\(written)'/></table:table-row>"
    #expect(try cells(Self.ods(cell)) == [[0: .text(number)]])
  }

  @Test func readsSharedTextsWithAndWithoutRuns() throws {
    let texts =
      "<si><t>Ana</t></si><si><r><t>Ana </t></r><r><rPr/><t xml:space='preserve'>Ruiz</t></r><rPh sb='0'><t>ana</t></rPh></si>"
    let rows =
      "<row><c t='s'><v>1</v></c><c t='s'><v>0</v></c><c t='inlineStr'><is><t>Mas_x000A_Pons</t></is></c></row>"
    #expect(
      try cells(Self.xlsx(rows, texts: texts)) == [[0: .text("Ana Ruiz"), 1: .text("Ana"), 2: .text("Mas\nPons")]])
    #expect(throws: WorkbookProblem.part("xl/worksheets/sheet1.xml")) {
      try Workbook(Self.xlsx("<row><c t='s'><v>2</v></c></row>", texts: texts))
    }
  }

  @Test func readsResultsOfFormulas() throws {
    let rows =
      "<row><c><f>5+4</f><v>9</v></c><c><f>5+4</f><v></v></c><c><f>5+4</f></c><c t='str'><f>A1&amp;B1</f><v></v></c><c t='e'><f>1/0</f><v>#DIV/0!</v></c><c t='b'><v>1</v></c></row>"
    #expect(
      try cells(Self.xlsx(rows)) == [
        [0: .text("9"), 1: .noResult, 2: .noResult, 4: .failed("#DIV/0!"), 5: .text("1")]
      ])
    let row =
      "<table:table-row><table:table-cell table:formula='of:=5+4' office:value-type='float' office:value='9'><text:p>9</text:p></table:table-cell><table:table-cell table:formula='of:=5+4'/><table:table-cell table:formula='of:=1/0' office:value-type='string' calcext:value-type='error'><text:p>#DIV/0!</text:p></table:table-cell></table:table-row>"
    #expect(try cells(Self.ods(row)) == [[0: .text("9"), 1: .noResult, 2: .failed("#DIV/0!")]])
  }

  @Test func repeatsCellsAndSkipsEmptyOnes() throws {
    let bytes = Self.ods(
      "<table:table-row table:number-rows-repeated='1048000'><table:table-cell table:number-columns-repeated='16384'/></table:table-row><table:table-row-group><table:table-row table:number-rows-repeated='2'><table:table-cell table:number-columns-repeated='3'/><table:table-cell table:number-columns-repeated='2'><text:p>si</text:p></table:table-cell></table:table-row></table:table-row-group>"
    )
    let rows = try Workbook(bytes).sheets[0].rows
    #expect(rows.map(\.number) == [1_048_001, 1_048_002])
    #expect(rows.map(\.cells) == Array(repeating: [3: .text("si"), 4: .text("si")], count: 2))
  }

  @Test func readsParagraphsWithoutAnnotations() throws {
    let row =
      "<table:table-row><table:table-cell><office:annotation><text:p>note</text:p></office:annotation><text:p>Ana <text:span>Ruiz<text:s text:c='3'/></text:span>Mas</text:p><text:p>i Pons</text:p></table:table-cell></table:table-row>"
    #expect(try cells(Self.ods(row)) == [[0: .text("Ana Ruiz Mas i Pons")]])
  }

  @Test(arguments: ["/xl/worksheets/sheet1.xml", "./worksheets/sheet1.xml", "../xl/worksheets/sheet1.xml"])
  func resolvesRelativePartPaths(_ target: String) throws {
    #expect(try cells(Self.xlsx("<row><c><v>7</v></c></row>", target: target)) == [[0: .text("7")]])
  }

  @Test func readsNothingOutsideTheFile() throws {
    #expect(throws: WorkbookProblem.part("Squad")) {
      try Workbook(Self.xlsx("", target: "file:///etc/passwd", more: " TargetMode='External'"))
    }
    #expect(throws: WorkbookProblem.part("etc/passwd")) { try Workbook(Self.xlsx("", target: "/etc/passwd")) }
  }

  @Test func acceptsOtherNamespacePrefixes() throws {
    let bytes = ZipFile.bytes([
      (
        "xl/workbook.xml",
        "<x:workbook xmlns:x='m' xmlns:q='r'><x:sheets><x:sheet name='Squad' q:id='a'/></x:sheets></x:workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        "<p:Relationships xmlns:p='p'><p:Relationship Id='a' Type='t/worksheet' Target='s.xml'/></p:Relationships>"
      ),
      (
        "xl/s.xml",
        "<x:worksheet xmlns:x='m'><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>"
      ),
    ])
    #expect(try cells(bytes) == [[0: .text("7")]])
  }

  @Test func refusesInvalidCellReferences() {
    for row in [
      "<row r='1048577'/>", "<row r='0'/>", "<row r='x'/>", "<row><c r='XFE1'/></row>", "<row><c r='7'/></row>",
    ] {
      #expect(throws: WorkbookProblem.part("xl/worksheets/sheet1.xml")) { try Workbook(Self.xlsx(row)) }
    }
  }

  @Test func refusesDoctype() {
    let bytes = ZipFile.bytes([("xl/workbook.xml", "<!DOCTYPE workbook><workbook/>")])
    #expect(throws: WorkbookProblem.doctype("xl/workbook.xml")) { try Workbook(bytes) }
  }

  @Test func reportsWhyAFileIsUnreadable() {
    #expect(throws: WorkbookProblem.oldExcel) { try Workbook([0xD0, 0xCF, 0x11, 0xE0, 0xA1]) }
    #expect(throws: WorkbookProblem.notASpreadsheet) { try Workbook(ZipFile.bytes([("word/document.xml", "<d/>")])) }
    #expect(throws: WorkbookProblem.archive(.damaged)) { try Workbook([0x50, 0x4B, 3, 4]) }
    #expect(throws: WorkbookProblem.part("xl/_rels/workbook.xml.rels")) {
      try Workbook(ZipFile.bytes([("xl/workbook.xml", "<workbook/>")]))
    }
  }
}
