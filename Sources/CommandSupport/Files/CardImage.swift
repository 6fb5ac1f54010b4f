import Glibc
import MatchReports
import Phrases
import Synchronization
import Terminal

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
    var made: Run?
    let problem = starting.withLock { _ in start(&made, options) }
    guard let run = made else { throw problem == ENOENT ? missing : failed(problem) }
    defer { close(run.output) }
    // The converter reads the whole drawing before it writes anything.
    let unwritten = writeAll(drawing, to: run.input)
    close(run.input)
    let image = everything(from: run.output)
    var status: CInt = 0
    while waitpid(run.child, &status, 0) < 0, errno == EINTR {}
    guard unwritten == nil, status == 0, !image.isEmpty else { throw failed(unwritten ?? EIO) }
    return image
  }

  /// A running converter, and our ends of its pipes.
  private struct Run {
    let child: pid_t
    let input: CInt
    let output: CInt
  }

  /// Start only one child at a time. Otherwise, a child started by another thread would inherit our ends of the pipes.
  private static let starting = Mutex(())

  /// - Returns: the error code; 0 for success.
  private static func start(_ run: inout Run?, _ options: [String]) -> CInt {
    var toIt: [CInt] = [-1, -1]
    var fromIt: [CInt] = [-1, -1]
    guard pipe(&toIt) == 0 else { return errno }
    guard pipe(&fromIt) == 0 else {
      let reason = errno
      for end in toIt { close(end) }
      return reason
    }
    for end in toIt + fromIt { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toIt[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromIt[1], 1)
    var child: pid_t = 0
    let reason = spawned(&child, &actions, options)
    close(toIt[0])
    close(fromIt[1])
    if reason == 0 {
      run = Run(child: child, input: toIt[1], output: fromIt[0])
    } else {
      close(toIt[1])
      close(fromIt[0])
    }
    return reason
  }

  private static func spawned(
    _ child: inout pid_t, _ actions: inout posix_spawn_file_actions_t, _ options: [String]
  ) -> CInt {
    let words = ([converter, "--format=png"] + options).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawnp(&child, converter, &actions, nil, words, environ)
  }

  private static func everything(from descriptor: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(descriptor, &buffer, buffer.count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return bytes }
      bytes += buffer[..<got]
    }
  }

  private static var missing: Failure { .problem(Phrase("card.no-converter"), in: converter) }

  private static func failed(_ code: CInt) -> Failure {
    .problem(Phrase("card.failed", ["reason": String(cString: strerror(code))]), in: converter)
  }
}
