import Foundation
import Testing

/// The session makes no sentence: what it answers and asks is facts, which one folder words.
@Suite struct BoundaryTests {
  private static let recorder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Recorder").standardized

  @Test(arguments: ["Session", "Questions", "Commands"]) func makesNoSentence(_ folder: String) throws {
    let folder = Self.recorder.appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 5)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("Phrase("), "\(file.lastPathComponent)")
    }
  }
}
