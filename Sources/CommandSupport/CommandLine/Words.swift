import CArguments
import Text

extension Arguments {
  /// The arguments of the program without its own name. Every byte is kept, because an argument may be a file name in
  /// any encoding; see `FileName`.
  package static func words() -> [String] {
    (0..<arguments_count()).dropFirst().compactMap { arguments_word($0).map(FileName.text(cString:)) }
  }
}
