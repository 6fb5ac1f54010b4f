import Archives
import Foundation
import TestSupport
import Testing
import Text

/// Archives made by tar in each of its formats, and damaged ones.
@Suite struct TarReaderTests {
  private struct Broken: Error {}

  private func read(
    _ bytes: [UInt8], limit: Int = 1 << 20, piece: Int = .max
  ) -> (files: [String: [UInt8]], tooLarge: [String], problem: TarProblem?) {
    var at = 0
    var reader = TarReader<Broken>(limit: limit) { count throws(Broken) in
      let end = min(bytes.count, at + min(count, piece))
      defer { at = end }
      return Array(bytes[at..<end])
    }
    var files: [String: [UInt8]] = [:]
    var tooLarge: [String] = []
    do {
      while let member = try reader.next() {
        switch member {
        case .file(let name, let contents): files[name] = contents
        case .tooLarge(let name, let size): tooLarge.append("\(name) \(size)")
        }
      }
    } catch {
      if case .wrong(let problem) = error { return (files, tooLarge, problem) }
      Issue.record("\(error)")
    }
    return (files, tooLarge, nil)
  }

  /// Files of several sizes and names, with a folder, links and a pipe.
  private func archive(_ format: String, _ folder: String) throws -> (bytes: [UInt8], expected: [String: [UInt8]]) {
    var expected: [String: [UInt8]] = [:]
    let long = String(repeating: "d", count: 90)
    var names = ["a.xml", "empty.xml", "sub/ç 漢.xml", "\(long)/b.xml"]
    // The oldest format limits the length of names.
    if format != "v7" { names.append("\(long)/\(long)/c.xml") }
    if format != "v7" && format != "ustar" {
      names.append(String(repeating: "n", count: 200) + ".xml")
      names.append("\(long)/\(long)/\(long)/\(long)/d.xml")
    }
    for (index, name) in names.enumerated() {
      let contents = (0..<(index * 511)).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let url = URL(fileURLWithPath: folder + "/in/" + name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contents).write(to: url)
      expected["./" + name] = contents
    }
    _ = try run(
      "/bin/sh",
      ["-c", "cd in && ln -s a.xml link.xml && ln a.xml zz.xml\(format == "v7" ? "" : " && mkfifo pipe.xml")"],
      directory: folder)
    let made = try run(
      "tar", ["--format", format, "--sort=name", "-cf", "../a.tar", "."], directory: folder + "/in")
    #expect(made.status == .exited(0), "\(made.error)")
    return (Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/a.tar"))), expected)
  }

  @Test(arguments: ["v7", "ustar", "gnu", "posix"]) func readsEveryFormat(_ format: String) throws {
    let folder = try TemporaryFolder()
    let (bytes, expected) = try archive(format, folder.path)
    for piece in [1_000_000, 512, 7] {
      let found = read(bytes, piece: piece)
      #expect(found.problem == nil)
      // tar stores the contents of a file with two names once.
      #expect(found.files == expected, "\(found.files.keys.sorted())")
    }
    let small = read(bytes, limit: 600)
    #expect(small.files == expected.filter { $0.value.count <= 600 } && small.problem == nil)
    #expect(small.tooLarge.count == expected.values.count { $0.count > 600 })
    // Truncating the archive anywhere is reported, and no partial file is returned.
    let end = bytes.count - bytes.reversed().prefix { $0 == 0 }.count
    for cut in stride(from: 1, to: end, by: 173) {
      let found = read(Array(bytes.prefix(cut)))
      #expect(found.problem?.reason == (cut < 512 ? .noArchive : .cutOff), "\(cut)")
      #expect(found.files.allSatisfy { expected[$0.key] == $0.value })
    }
  }

  @Test func reportsNonArchives() {
    #expect(read([]).problem == TarProblem(.cutOff, offset: 0, member: ""))
    #expect(read(Array("{\"key\":".utf8)).problem?.reason == .noArchive)
    #expect(read([0x28, 0xB5, 0x2F, 0xFD] + [UInt8](repeating: 1, count: 600)).problem?.reason == .packed("zstd"))
    #expect(read([0x1F, 0x8B]).problem?.reason == .packed("gzip"))
    #expect(read([UInt8](repeating: 0, count: 1024)).problem == nil)
  }

  /// The checksum detects a changed byte in a header; no change causes a crash.
  @Test func reportsDamagedArchive() throws {
    let folder = try TemporaryFolder()
    let (bytes, expected) = try archive("posix", folder.path)
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      var spoiled = bytes
      spoiled[Int.random(in: spoiled.indices, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      let found = read(spoiled)
      let same = found.files.count { expected[$0.key] == $0.value }
      #expect(found.problem != nil || same >= expected.count - 1)
    }
  }
}
