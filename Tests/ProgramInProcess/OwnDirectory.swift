import Glibc
import TestSupport

/// False where the system forbids threads a working directory of their own, as some containers do.
public let threadsMayHaveDirectories = (try? inDirectory("/") { 0 }) == 0

/// Calls the body in a thread with a working directory of its own, because tests run in parallel and share the process's.
func inDirectory(_ directory: String, _ body: @escaping () -> Int32) throws -> Int32 {
  let work = Work(directory, body)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // The usual size of a main thread's stack.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  var thread = pthread_t()
  let code = pthread_create(
    &thread, &attributes,
    { work in
      if let work { Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().run() }
      return nil
    }, Unmanaged.passUnretained(work).toOpaque())
  guard code == 0 else { throw SystemError(call: "pthread_create", code: code) }
  pthread_join(thread, nil)
  return try work.status.get()
}

private final class Work {
  private let directory: String
  private let body: () -> Int32
  private(set) var status = Result<Int32, SystemError>.success(0)

  init(_ directory: String, _ body: @escaping () -> Int32) { (self.directory, self.body) = (directory, body) }

  func run() {
    // Swift does not import unshare and CLONE_FS, which glibc declares only with _GNU_SOURCE.
    let unshare = unsafeBitCast(dlsym(nil, "unshare"), to: (@convention(c) (CInt) -> CInt).self)
    let cloneFS: CInt = 0x200
    if unshare(cloneFS) != 0 {
      status = .failure(SystemError(call: "unshare", code: errno))
    } else if chdir(directory) != 0 {
      status = .failure(SystemError(call: "chdir \(directory)", code: errno))
    } else {
      status = .success(body())
    }
  }
}
