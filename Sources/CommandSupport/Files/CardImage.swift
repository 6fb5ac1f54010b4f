import Glibc
import MatchReports
import Phrases
import Text

/// Renders a card with `rsvg-convert` of librsvg. It is a separate program because linking librsvg would load some
/// fifty libraries at every start.
package enum CardImage {
  private static let converter = "rsvg-convert"

  /// The drawing as PNG in its own size.
  /// - Throws: `Failure.text` if the converter is missing or fails.
  package static func png(of drawing: [UInt8]) throws(Failure) -> [UInt8] {
    MadeImage.marked(try converted(withImages(drawing)))
  }

  /// librsvg draws an SVG image inside a drawing at the image's own size and then enlarges it, which blurs a crest with
  /// a small coordinate system. Such images are therefore converted first, larger than any crest on a card. An image
  /// that cannot be converted is left unchanged.
  private static func withImages(_ drawing: [UInt8]) -> [UInt8] {
    let address = Array("href=\"data:image/svg+xml;base64,".utf8)
    var result: [UInt8] = []
    var rest = drawing[...]
    while let start = rest.firstRange(of: address),
      let end = rest[start.upperBound...].firstIndex(of: UInt8(ascii: "\""))
    {
      let image = try? converted(
        Crest.decoded(rest[start.upperBound..<end]), ["--width=512", "--height=512", "--keep-aspect-ratio"])
      result += rest[..<start.lowerBound]
      if let image {
        result += Array("href=\"data:image/png;base64,\(Crest.base64(image))".utf8)
      } else {
        result += rest[start.lowerBound..<end]
      }
      rest = rest[end...]
    }
    return result + rest
  }

  private static func converted(_ drawing: [UInt8], _ options: [String] = []) throws(Failure) -> [UInt8] {
    let run: Run
    do throws(ChildProcess.NotStarted) { run = try start(options) } catch { throw failed(error.code) }
    defer { close(run.output) }
    // The converter reads the whole drawing before it writes anything.
    let unwritten = writeAll(drawing, to: run.input)
    close(run.input)
    let image = ChildProcess.readAll(run.output) ?? []
    let status = ChildProcess.status(run.child)
    guard unwritten == nil, status == 0, !image.isEmpty else { throw failed(unwritten ?? EIO) }
    return image
  }

  /// A running converter, and our ends of its pipes.
  private typealias Run = (child: pid_t, input: CInt, output: CInt)

  private static func start(_ options: [String]) throws(ChildProcess.NotStarted) -> Run {
    var unused: [CInt] = []
    defer { for end in unused { close(end) } }
    let toIt = try ChildProcess.pipe()
    unused = [toIt.reading, toIt.writing]
    let fromIt = try ChildProcess.pipe()
    unused += [fromIt.reading, fromIt.writing]
    let child = try ChildProcess.start([converter, "--format=png"] + options) { actions in
      posix_spawn_file_actions_adddup2(&actions, toIt.reading, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, fromIt.writing, STDOUT_FILENO)
    }
    unused = [toIt.reading, fromIt.writing]
    return (child, toIt.writing, fromIt.reading)
  }

  private static func failed(_ code: CInt) -> Failure {
    let reason =
      code == ENOENT
      ? Phrase("card.no-converter") : Phrase("card.failed", ["reason": String(cString: strerror(code))])
    return .problem(reason, in: converter)
  }
}
