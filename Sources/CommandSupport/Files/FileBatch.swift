import FileWording
import Glibc
import Synchronization

/// Processes many files, or other items, in parallel, and prints the messages in their order.
package final class FileBatch: Sendable {
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

  private struct State {
    /// The first file that no thread has taken.
    var next = 0
    /// The first file whose results have not been printed.
    var said = 0
    var waiting: [Int: Outcome] = [:]
    var allAreGood = true
  }

  private let count: Int
  private let console: Console
  private let bar: ProgressBar
  private let body: @Sendable (Int) throws(Failure) -> Outcome
  private let state = Mutex(State())

  private init(_ count: Int, _ console: Console, _ body: @escaping @Sendable (Int) throws(Failure) -> Outcome) {
    self.count = count
    self.console = console
    self.body = body
    bar = console.progress(of: count)
  }

  /// Processes all files and prints the results. A file is in memory only while it is processed.
  /// - Returns: true if all files are free of errors.
  @discardableResult
  package static func run<File: Sendable>(
    _ files: [File], _ console: Console, _ work: @escaping @Sendable (File) throws(Failure) -> Outcome
  ) -> Bool {
    let batch = FileBatch(files.count, console) { index throws(Failure) in try work(files[index]) }
    let processors = sysconf(CInt(_SC_NPROCESSORS_ONLN))
    let others = (1..<max(1, min(files.count, processors))).compactMap { _ in batch.workInThread() }
    batch.work()
    for other in others { pthread_join(other, nil) }
    batch.bar.clear()
    return batch.state.withLock { $0.allAreGood }
  }

  private func work() {
    while let index = take() {
      var outcome = Outcome()
      do throws(Failure) { outcome = try body(index) } catch { outcome.messages = error.messages(console.files) }
      finish(index, outcome)
      bar.step()
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private func finish(_ index: Int, _ outcome: Outcome) {
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
  private func workInThread() -> pthread_t? {
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
        Unmanaged<FileBatch>.fromOpaque(context).takeRetainedValue().work()
        return nil
      }, context.toOpaque())
    if status == 0 { return thread }
    context.release()
    return nil
  }
}
