import Foundation
import Testing

/// The Nu Html Checker, which `make setup-test` installs.
enum NuChecker {
  struct Message: Decodable {
    /// `error` or `info`.
    let type: String
    let url: String?
    let message: String
  }

  private struct Verdict: Decodable {
    let messages: [Message]
  }

  /// The checker's messages on the files. All of them belong in one run, because Java starts slowly. Its second
  /// compiler costs more than it gains in a run of seconds.
  static func messages(on pages: [String]) throws -> [Message] {
    let checker = ReportFixture.root.appendingPathComponent(".build/python/vnu.jar").path
    try #require(FileManager.default.fileExists(atPath: checker), "`make setup-test` fetches \(checker)")
    let process = try ReportFixture.run(
      "java",
      ["-XX:TieredStopAtLevel=1", "-jar", checker, "--format", "json", "--stdout", "--exit-zero-always"] + pages)
    return try JSONDecoder().decode(Verdict.self, from: Data(process.outputBytes)).messages
  }

  /// True if the message is about something done on purpose. The players' table repeats its roles for browsers that
  /// derive them from the style; the checker notes this redundancy without an error.
  ///
  /// Two features are newer than the checker: the pseudo-element that opens folded sections when printing (CSS
  /// Pseudo-Elements 4), and the property that keeps figures readable over the lines of a pitch (SVG 2).
  static func isMeant(_ message: Message) -> Bool {
    message.type == "info" && message.message.contains("role is unnecessary for element")
      || message.message.contains("pseudo-class “::details-content”")
      || message.message.contains("Property “paint-order” doesn't exist")
  }
}
