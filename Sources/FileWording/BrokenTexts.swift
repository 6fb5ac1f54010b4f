import Phrases
public import TextFiles

extension Phrase {
  /// What is wrong with a text that is nearly UTF-8, and what would be right.
  public init(_ broken: BrokenText) {
    self.init("file.broken-utf8", ["byte": String(broken.byte, radix: 16, uppercase: true)])
  }
}
