import Glibc

/// A program's output and exit status.
public struct RunResult: Sendable {
  public var outputBytes: [UInt8]
  public var errorBytes: [UInt8]
  public var status: ExitStatus

  public init(outputBytes: [UInt8], errorBytes: [UInt8], status: ExitStatus) {
    self.outputBytes = outputBytes
    self.errorBytes = errorBytes
    self.status = status
  }

  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  public var error: String { String(decoding: errorBytes, as: UTF8.self) }
}

/// Runs a program with pipes until it ends.
///
/// - Parameters:
///   - executable: a path, or a name to look up in PATH.
///   - environment: added to ``plainEnvironment``; overrides variables with the same name.
///   - directory: the working directory; nil for the test's own.
///   - timeout: seconds without output after which it is killed, which the status shows. Some programs print nothing
///     until they are done.
public func run(
  _ executable: String, _ arguments: [String] = [], input: some Sequence<UInt8> = [],
  environment: [String: String] = [:], directory: String? = nil, timeout: Int = 600
) throws -> RunResult {
  let (inputEnd, feed) = try makePipe()
  let (output, outputEnd) = try makePipe()
  let (error, errorEnd) = try makePipe()
  defer { for descriptor in [output, error] { close(descriptor) } }
  // A program that ends without reading all of its input must not kill the test.
  signal(SIGPIPE, SIG_IGN)
  let child: pid_t
  do {
    defer { for descriptor in [inputEnd, outputEnd, errorEnd] { close(descriptor) } }
    child = try spawn(
      executable, arguments, environment: plainEnvironment.merging(environment) { $1 }, directory: directory,
      streams: .descriptors(input: inputEnd, output: outputEnd, error: errorEnd))
  } catch {
    close(feed)
    throw error
  }
  _ = fcntl(feed, F_SETFL, O_NONBLOCK)

  var rest = Array(input)[...]
  var collected: [[UInt8]] = [[], []]
  var events = [
    pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: error, events: Int16(POLLIN), revents: 0),
    pollfd(fd: feed, events: Int16(POLLOUT), revents: 0),
  ]
  func endInput() {
    if events[2].fd >= 0 { close(feed) }
    events[2].fd = -1
  }
  if rest.isEmpty { endInput() }
  while events[0].fd >= 0 || events[1].fd >= 0 {
    let ready = poll(&events, nfds_t(events.count), CInt(timeout * 1000))
    if ready < 0 && errno == EINTR { continue }
    guard ready > 0 else {
      kill(child, SIGKILL)
      break
    }
    for index in 0..<2 where events[index].fd >= 0 && events[index].revents != 0 {
      let bytes = readSome(events[index].fd)
      collected[index] += bytes
      if bytes.isEmpty { events[index].fd = -1 }
    }
    if events[2].fd >= 0, events[2].revents != 0 {
      let written = rest.withUnsafeBytes { write(feed, $0.baseAddress, $0.count) }
      rest.removeFirst(max(0, written))
      if rest.isEmpty || (written < 0 && errno != EAGAIN) { endInput() }
    }
  }
  endInput()
  var status: CInt = 0
  while waitpid(child, &status, 0) < 0 && errno == EINTR {}
  return RunResult(outputBytes: collected[0], errorBytes: collected[1], status: ExitStatus(waitStatus: status))
}

/// Runs a program with text as its input.
public func run(
  _ executable: String, _ arguments: [String] = [], text: String, environment: [String: String] = [:],
  directory: String? = nil, timeout: Int = 600
) throws -> RunResult {
  try run(
    executable, arguments, input: text.utf8, environment: environment, directory: directory, timeout: timeout)
}

/// The bytes available for reading; empty at the end.
func readSome(_ descriptor: CInt) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}

private func makePipe() throws -> (reading: CInt, writing: CInt) {
  var ends: [CInt] = [-1, -1]
  let code = spawning.withLock { _ in
    guard pipe(&ends) == 0 else { return errno }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return 0
  }
  guard code == 0 else { throw SystemError(call: "pipe", code: code) }
  return (ends[0], ends[1])
}
