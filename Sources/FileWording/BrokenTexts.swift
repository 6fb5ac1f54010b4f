import Phrases
public import Text

extension Phrase {
  public init(_ broken: BrokenText) {
    self.init("file.broken-utf8", ["byte": String(broken.byte, radix: 16, uppercase: true)])
  }
}
