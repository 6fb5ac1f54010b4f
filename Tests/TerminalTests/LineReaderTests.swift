import Foundation
import Terminal
import Testing

@Suite struct LineReaderTests {
  /// The lines read from a pipe with these bytes, a few bytes at a time.
  private func lines(_ bytes: [UInt8], chunkSize: Int = 3) throws -> [LineReader.Line] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor, chunkSize: chunkSize)
    var lines: [LineReader.Line] = []
    // The end of the pipe's life closes the descriptor.
    try withExtendedLifetime(pipe) { while let line = try reader.next() { lines.append(line) } }
    return lines
  }

  private func texts(_ text: String) throws -> [String] {
    try lines(Array(text.utf8)).map(\.text)
  }

  @Test func recognizesUsualLineEndings() throws {
    #expect(try texts("9g\nc\n") == ["9g", "c"])
    #expect(try texts("9g\r\nc\r\n") == ["9g", "c"])
    #expect(try texts("9g\n\nc") == ["9g", "", "c"])
    #expect(try texts("\n") == [""])
    #expect(try texts("") == [])
  }

  @Test func linesAreCountedFromOne() throws {
    #expect(try lines(Array("a\n\nb".utf8)).map(\.number) == [1, 2, 3])
  }

  @Test func joinsCharactersSplitAcrossReads() throws {
    for size in 1...5 {
      #expect(try lines(Array("çàñ·€😀\nx".utf8), chunkSize: size).map(\.text) == ["çàñ·€😀", "x"])
    }
  }

  @Test func skipsByteOrderMark() throws {
    #expect(try texts("\u{FEFF}9g\nc") == ["9g", "c"])
  }

  @Test func latin1IsReadAndFlagged() throws {
    let line = try #require(try lines([0x4D, 0x75, 0xF1, 0x6F, 0x7A, 0x0A]).first)
    #expect(line == LineReader.Line(number: 1, text: "Muñoz", flaw: .latin1))
  }

  @Test func otherBrokenBytesAreReplacedAndFlagged() throws {
    let line = try #require(try lines([0x41, 0x80, 0x42]).first)
    #expect(line == LineReader.Line(number: 1, text: "A\u{FFFD}B", flaw: .invalidUTF8))
  }

  @Test func flagsAZeroByteAndContinues() throws {
    #expect(
      try lines([0x41, 0, 0x42, 0x0A, 0x43]) == [
        LineReader.Line(number: 1, text: "A\0B", flaw: .containsNUL), LineReader.Line(number: 2, text: "C"),
      ])
  }

  @Test func returnsALineBeforeTheNextArrives() throws {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    for text in ["first", "second"] {
      try pipe.fileHandleForWriting.write(contentsOf: Data("\(text)\n".utf8))
      #expect(try reader.next()?.text == text)
    }
  }

  @Test func aDirectoryCannotBeRead() throws {
    let directory = open("/", O_RDONLY)
    defer { close(directory) }
    let error = #expect(throws: LineReader.ReadError.self) { try LineReader(descriptor: directory).next() }
    #expect(error?.code == EISDIR)
  }
}
