import CommandSupport
import Glibc
import Phrases
import Text

/// Shows a page of the manual at a terminal, formatted and with a pager, as `man` shows installed ones.
enum ManualViewer {
  private static let program = "man"

  /// Replaces this process by `man`, which reads the page from its standard input.
  /// - Returns: only if `man` is not installed or cannot be run.
  static func show(_ page: String) throws(Failure) {
    guard let file = tmpfile() else { throw failed(errno) }
    let descriptor = fileno(file)
    if let reason = writeAll(Array(page.utf8), to: descriptor) { throw failed(reason) }
    guard lseek(descriptor, 0, SEEK_SET) == 0, dup2(descriptor, STDIN_FILENO) == STDIN_FILENO else {
      throw failed(errno)
    }
    // With the default action, the pager notices when its terminal is gone.
    signal(SIGPIPE, SIG_DFL)
    let words = [strdup(program), strdup("-l"), strdup("-"), nil]
    execvp(program, words)
    throw failed(errno)
  }

  private static func failed(_ code: CInt) -> Failure {
    let reason =
      code == ENOENT
      ? Phrase("manual.no-viewer") : Phrase("manual.viewer-failed", ["reason": String(cString: strerror(code))])
    return .problem(reason, in: program)
  }
}
