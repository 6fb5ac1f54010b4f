import FileWording
import Glibc
import Synchronization

/// Processes many files in parallel, and prints the messages in the order of the files.
package struct FileBatch {
  package struct Outcome: Sendable {
    package var messages: [FileMessage]
    /// Bytes for standard output.
    package var output: [UInt8]

    package init(messages: [FileMessage] = [], output: [UInt8] = []) {
      self.messages = messages
      self.output = output
    }

    package var isGood: Bool { !messages.contains { $0.level == .error } }
  }

  private let paths: [String]
  private let console: Console

  package init(_ paths: [String], _ console: Console) {
    self.paths = paths
    self.console = console
  }

  /// Processes all files and prints the results. A file is in memory only while it is processed.
  /// - Returns: whether all files are free of errors.
  package func run(_ work: @escaping @Sendable (_ path: String) throws(Failure) -> Outcome) -> Bool {
    let queue = Queue(paths, console, work)
    let others = (1..<max(1, min(paths.count, Self.processors))).compactMap { _ in queue.workInThread() }
    queue.work()
    for other in others { pthread_join(other, nil) }
    queue.bar.clear()
    return queue.allAreGood
  }

  private static var processors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
}

/// The files still to be processed, and the results not yet printed.
private final class Queue: Sendable {
  private struct State {
    var next = 0
    var said = 0
    var waiting: [Int: FileBatch.Outcome] = [:]
    var allAreGood = true
  }

  private let paths: [String]
  private let console: Console
  let bar: ProgressBar
  private let body: @Sendable (String) throws(Failure) -> FileBatch.Outcome
  private let state = Mutex(State())

  init(
    _ paths: [String], _ console: Console,
    _ body: @escaping @Sendable (String) throws(Failure) -> FileBatch.Outcome
  ) {
    self.paths = paths
    self.console = console
    self.body = body
    bar = console.progress(of: paths.count)
  }

  var allAreGood: Bool { state.withLock { $0.allAreGood } }

  func work() {
    while let index = take() {
      var outcome = FileBatch.Outcome()
      do throws(Failure) { outcome = try body(paths[index]) } catch { outcome.messages = error.messages(console.files) }
      finish(index, outcome)
      bar.step()
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < paths.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private func finish(_ index: Int, _ outcome: FileBatch.Outcome) {
    state.withLock { state in
      state.waiting[index] = outcome
      while let outcome = state.waiting.removeValue(forKey: state.said) {
        state.said += 1
        if !outcome.isGood { state.allAreGood = false }
        if !outcome.messages.isEmpty || !outcome.output.isEmpty { bar.clear() }
        if !outcome.output.isEmpty { console.write(outcome.output) }
        for message in outcome.messages { console.say(message) }
      }
    }
  }

  /// Starts a thread that processes files. Nil if the system cannot create one; the other threads then do its work.
  func workInThread() -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // The usual size of a main thread's stack, as XSLT transformations recurse deeply.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<Queue>.fromOpaque(context).takeRetainedValue().work()
        return nil
      }, context.toOpaque())
    if status == 0 { return thread }
    context.release()
    return nil
  }
}
