internal import CLoadedLibraries.MicroHTTPD
import Glibc
import Synchronization

/// Why the server cannot start, as plain values.
public enum HTTPServerError: Error, Equatable {
  /// libmicrohttpd is not installed.
  case noLibrary
  case notAnAddress(String)
  /// The `errno` from the system.
  case cannotListen(Int32)
  /// The library refused to start. If there is a certificate, that is the cause.
  case cannotStart
}

/// Serves pages to browsers with libmicrohttpd, which runs on a separate thread. It does not access files: the handler
/// answers every request.
///
///     let server = try HTTPServer(.init(address: "127.0.0.1", port: 8011)) { request in
///       HTTPResponse(body: .bytes(Array("You asked for \(request.path)".utf8)))
///     }
///     while isWanted { sleep(1); server.sweep() }
///     server.stop()
public final class HTTPServer: Sendable {
  public struct Options: Sendable {
    /// A numeric address; nil for all addresses of this computer.
    public var address: String?
    /// 0 for any free port.
    public var port: Int
    /// PEM.
    public var certificate: [UInt8]?
    public var privateKey: [UInt8]?
    public var limits = HTTPLimits()

    public init(address: String?, port: Int) {
      self.address = address
      self.port = port
    }
  }

  public let port: Int
  private let core: ServerCore
  // The daemon is stopped once.
  private let daemon: Mutex<DaemonHandle?>

  /// @unchecked: libmicrohttpd's daemon may be used from any thread, and the pointer is only taken out of the mutex.
  private struct DaemonHandle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  public init(_ options: Options, handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse) throws(HTTPServerError) {
    guard cmhd_load() != 0 else { throw .noLibrary }
    let connections = Self.allowDescriptors(for: options.limits.connections)
    let socket = try ListeningSocket(address: options.address, port: options.port)
    port = socket.port
    core = ServerCore(
      limits: options.limits, connections: connections, isEncrypted: options.certificate != nil, handler: handler)
    let started = Self.start(socket, options, connections, core)
    guard let started else {
      close(socket.descriptor)
      throw .cannotStart
    }
    daemon = Mutex(DaemonHandle(pointer: started))
  }

  private static func start(
    _ socket: ListeningSocket, _ options: Options, _ connections: Int, _ core: ServerCore
  ) -> OpaquePointer? {
    var callbacks = core.callbacks
    func text(_ bytes: [UInt8]?) -> [CChar]? { bytes.map { $0.map(CChar.init(bitPattern:)) + [0] } }
    func start(_ certificate: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?) -> OpaquePointer? {
      var settings = cmhd_options(
        listening_socket: socket.descriptor, connections: UInt32(connections),
        timeout: UInt32(options.limits.seconds), connection_memory: options.limits.requestBytes,
        certificate: certificate, private_key: key)
      return cmhd_start(&settings, &callbacks)
    }
    return start(text(options.certificate), text(options.privateKey))
  }

  /// Raises the system's limit on open files to what the connections need.
  /// - Returns: the number of connections allowed.
  private static func allowDescriptors(for connections: Int) -> Int {
    let others = 64
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return min(connections, 512) }
    let wanted = rlim_t(connections + others)
    if limit.rlim_cur < wanted {
      limit.rlim_cur = min(wanted, limit.rlim_max)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      _ = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return max(16, min(connections, Int(clamping: limit.rlim_cur) - others))
  }

  /// Sends delayed answers and closes idle connections; call it about once a second.
  public func sweep() { core.sweep() }

  /// Ends every connection. No requests are answered afterwards.
  public func stop() {
    guard let handle = daemon.withLock({ $0.take() }) else { return }
    core.stop()
    cmhd_stop(handle.pointer)
  }

  deinit { stop() }
}
