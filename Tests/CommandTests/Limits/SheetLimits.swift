import Bounds
import TestSupport
import Testing

extension Limit {
  /// Limits of spreadsheets with squads.
  static let sheets = [
    Limit(
      "a spreadsheet", mebibytes(Bounds.matchFile), said: "is too large: 9 MiB; at most 8 MiB are read",
      below: { try stored($0, Bounds.matchFile).accepted() }, above: { try stored($0, Bounds.matchFile + 1).refused() }),
    Limit(
      "a file inside it, unpacked", mebibytes(Bounds.unpacked),
      said: "content.xml inside it has more than 8 MiB, unpacked: copy the squad into a file of its own",
      below: { try sheet($0, "write(filled('', \(Bounds.unpacked)))").accepted() },
      above: { try sheet($0, "write(filled('', \(Bounds.unpacked + 1)))").refused() }),
    Limit(
      "all files read from it, unpacked", mebibytes(Bounds.unpackedInAll),
      said: "has more than 16 MiB, unpacked: copy the squad into a file of its own",
      below: { try manifest($0, Bounds.unpackedInAll - Bounds.unpacked).accepted() },
      above: { try manifest($0, Bounds.unpackedInAll - Bounds.unpacked + 1).refused() }),
    Limit(
      "files inside it", grouped(Bounds.archivedFiles),
      said: "consists of 201 files; at most 200 are read: copy the squad into a file of its own",
      below: { try sheet($0, "write(table(''), more=\(Bounds.archivedFiles - 2))").accepted() },
      above: { try sheet($0, "write(table(''), more=\(Bounds.archivedFiles - 1))").refused() }),
    Limit(
      "growth of a file inside it when unpacked", grouped(Bounds.packingRatio),
      said: "content.xml inside it grows to more than 200 times its size, which no spreadsheet does, "
        + "so it was not read",
      below: { try sheet($0, "tight(0)").accepted() }, above: { try sheet($0, "tight(1)").refused() }),
    Limit(
      "non-empty cells of a sheet", grouped(Bounds.cells),
      said: "the sheet Squad has more than 50000 cells that hold something: copy the squad into a file of its own",
      // The header and the player have four cells.
      below: { try sheet($0, "write(table('', cells=\(Bounds.cells - 4)))").accepted() },
      above: { try sheet($0, "write(table('', cells=\(Bounds.cells - 3)))").refused() }),
  ]

  /// Creates a spreadsheet and reads a squad from it.
  private static func sheet(_ programFolder: ProgramFolder, _ made: String) throws -> RunResult {
    try programFolder.write(program + made + "\n", to: "make.py")
    return try programFolder.shell("python3 make.py && futbolstats new m.xml --home-squad squad.ods")
  }

  private static func stored(_ programFolder: ProgramFolder, _ size: Int) throws -> RunResult {
    try sheet(programFolder, "stored(\(size))")
  }

  /// A spreadsheet with contents at the limit and a manifest of this size. The part with the type has been read too.
  private static func manifest(_ programFolder: ProgramFolder, _ size: Int) throws -> RunResult {
    try sheet(programFolder, "write(filled('', \(Bounds.unpacked)), manifest=blob(\(size) - len(TYPE)))")
  }

  private static let program = """
    import random, zipfile, zlib
    TYPE = 'application/vnd.oasis.opendocument.spreadsheet'

    def cell(text): return '<t:table-cell><p:p>%s</p:p></t:table-cell>' % text

    def table(more, cells=0):
        rows = '<t:table-row>' + cell('Dorsal') + cell('Nom') + '</t:table-row><t:table-row>' + cell('9') + cell('Ona') + '</t:table-row>'
        if cells: rows += '<t:table-row t:number-rows-repeated="%d"><t:table-cell/><t:table-cell/>' % cells + cell('-') + '</t:table-row>'
        return ('<d xmlns:o="o" xmlns:t="t" xmlns:p="p"><o:body><o:spreadsheet><t:table t:name="Squad">' + rows
            + '</t:table></o:spreadsheet></o:body>' + more + '</d>')

    # Text that compresses to about an eighth of its size.
    def noise(size):
        random.seed(1)
        return ''.join('%04x' % random.getrandbits(16) * 4 for _ in range(size // 16 + 1))[:size]

    # An XML document of this size without data.
    def blob(size): return '<m><!--' + noise(size - 14) + '--></m>'

    # The squad, padded to this size.
    def filled(more, size): return table('<!--' + noise(size - len(table(more)) - 7) + '-->')

    def write(content, more=0, manifest=None, method=zipfile.ZIP_DEFLATED):
        with zipfile.ZipFile('squad.ods', 'w', method) as archive:
            archive.writestr('mimetype', TYPE)
            archive.writestr('content.xml', content)
            if manifest: archive.writestr('META-INF/manifest.xml', manifest)
            for index in range(more): archive.writestr(str(index), '')

    # An archive of this size, padded with a file that is never read.
    def stored(size):
        write(table(''))
        with zipfile.ZipFile('squad.ods', 'a', zipfile.ZIP_STORED) as archive:
            archive.writestr('Thumbnails/thumbnail.png', '')
        rest = size - len(open('squad.ods', 'rb').read())
        with zipfile.ZipFile('squad.ods', 'w', zipfile.ZIP_DEFLATED) as archive:
            archive.writestr('mimetype', TYPE)
            archive.writestr('content.xml', table(''))
            archive.writestr('Thumbnails/thumbnail.png', ' ' * rest, zipfile.ZIP_STORED)

    # The most blanks that stay within the compression ratio, or slightly more.
    def tight(more):
        def packed(blanks):
            text = table(' ' * blanks)
            pack = zlib.compressobj(zlib.Z_DEFAULT_COMPRESSION, zlib.DEFLATED, -15)
            return len(text) // \(Bounds.packingRatio), len(pack.compress(text.encode()) + pack.flush())
        low, high = 0, 1 << 22
        while high - low > 1:
            middle = (low + high) // 2
            size, room = packed(middle)
            low, high = (middle, high) if size <= room else (low, middle)
        write(table(' ' * (high + 1000 if more else low)))

    """
}
