import Testing
import Text

@Suite struct ByteSearchTests {
  /// The standard library gives the same answer.
  @Test(arguments: ["", "a", "ab", "aab", "aabaab", "xaab", "aaba", "b", "é escut=", "escut"])
  func findsTextAnywhere(_ text: String) {
    for wanted in ["", "a", "b", "ab", "aab", "ba", " escut=", "é"] {
      #expect(Array(text.utf8).contains(text: wanted) == text.utf8.contains(wanted.utf8), "\(text): \(wanted)")
    }
  }
}
