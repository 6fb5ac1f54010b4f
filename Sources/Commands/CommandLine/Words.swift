import CArguments
import FileNames

extension Arguments {
  /// The words this program was called with, without its own name. Each is kept to the byte, as the name of a file may
  /// need it: see `FileName`.
  static func words() -> [String] {
    (0..<arguments_count()).dropFirst().compactMap { arguments_word($0).map(FileName.text(cString:)) }
  }
}
