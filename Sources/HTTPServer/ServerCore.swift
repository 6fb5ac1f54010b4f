internal import CLoadedLibraries.MicroHTTPD
import Synchronization

/// The object that the library's callbacks work on.
final class ServerCore: Sendable {
  private struct State {
    var connections: [ObjectIdentifier: ServerConnection] = [:]
    var countOfAddress: [PeerAddress: Int] = [:]
    var channels: [ObjectIdentifier: EventChannel] = [:]
    var delayed: [ObjectIdentifier: (request: PendingRequest, due: SuspendingClock.Instant)] = [:]
    var isStopping = false
  }

  private let limits: HTTPLimits
  private let connections: Int
  private let handler: @Sendable (HTTPRequest) -> HTTPResponse
  private let isEncrypted: Bool
  private let state = Mutex(State())

  init(
    limits: HTTPLimits, connections: Int, isEncrypted: Bool, handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) {
    self.limits = limits
    self.connections = connections
    self.isEncrypted = isEncrypted
    self.handler = handler
  }

  /// The callbacks do not retain the core: the server keeps it alive and stops the library before releasing it.
  var callbacks: cmhd_callbacks {
    cmhd_callbacks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      handle: { context, connection, path, method, request in
        guard let context, let connection, let path, let method, let request else { return 0 }
        let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
        return core.handle(connection, String(cString: path), String(cString: method), request) ? 1 : 0
      },
      completed: { context, request in
        guard let context, let request else { return }
        Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue().complete(request)
      },
      accept: { context, address in
        guard let context, let address else { return 0 }
        return Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue().mayConnect(PeerAddress(address)) ? 1 : 0
      },
      connection: { context, connection, hasBegun, own in
        guard let context, let connection, let own else { return }
        let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
        if hasBegun != 0 { core.begin(connection, own) } else { core.end(own) }
      })
  }
}

// Connections.
extension ServerCore {
  private func mayConnect(_ address: PeerAddress) -> Bool {
    let most = limits.connections(from: address)
    return state.withLock { state in
      !state.isStopping && state.connections.count < connections && state.countOfAddress[address, default: 0] < most
    }
  }

  private func begin(_ handle: OpaquePointer, _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    let descriptor = cmhd_socket(handle)
    let connection = ServerConnection(descriptor, PeerAddress(ofPeer: descriptor))
    own.pointee = Unmanaged.passRetained(connection).toOpaque()
    state.withLock { state in
      state.connections[ObjectIdentifier(connection)] = connection
      state.countOfAddress[connection.address, default: 0] += 1
    }
  }

  private func end(_ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    guard let pointer = own.pointee else { return }
    own.pointee = nil
    let connection = Unmanaged<ServerConnection>.fromOpaque(pointer).takeRetainedValue()
    connection.close()
    state.withLock { state in
      state.connections[ObjectIdentifier(connection)] = nil
      let left = state.countOfAddress[connection.address, default: 1] - 1
      state.countOfAddress[connection.address] = left > 0 ? left : nil
    }
  }

  private func own(_ handle: OpaquePointer) -> ServerConnection? {
    cmhd_own(handle).map { Unmanaged<ServerConnection>.fromOpaque($0).takeUnretainedValue() }
  }
}

// Requests.
extension ServerCore {
  private func handle(
    _ handle: OpaquePointer, _ path: String, _ method: String,
    _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> Bool {
    if let pointer = own.pointee {
      let request = Unmanaged<PendingRequest>.fromOpaque(pointer).takeUnretainedValue()
      if let response = request.delayed { return send(response, handle) }
      return answer(request, handle, path, method)
    }
    // The head has arrived; the answer is given when the library calls again after the body.
    own.pointee = Unmanaged.passRetained(PendingRequest(handle)).toOpaque()
    return true
  }

  private func complete(_ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    guard let pointer = own.pointee else { return }
    own.pointee = nil
    let request = Unmanaged<PendingRequest>.fromOpaque(pointer).takeRetainedValue()
    state.withLock { $0.delayed[ObjectIdentifier(request)] = nil }
    self.own(request.connection)?.requestEnded()
  }

  private func answer(_ request: PendingRequest, _ handle: OpaquePointer, _ path: String, _ method: String) -> Bool {
    own(handle)?.requestArrived()
    let response = response(handle, path, method)
    guard response.delay > 0 else { return send(response, handle) }
    let waits = state.withLock { state in
      guard state.delayed.count < limits.delayed, !state.isStopping else { return false }
      request.delayed = response
      state.delayed[ObjectIdentifier(request)] = (request, .now + .seconds(response.delay))
      cmhd_suspend(handle)
      return true
    }
    return waits || send(response, handle)
  }

  private func response(_ handle: OpaquePointer, _ path: String, _ method: String) -> HTTPResponse {
    // The library leaves out the body of an answer to HEAD.
    guard ["GET", "HEAD"].contains(method) else {
      return HTTPResponse(status: 405, headers: [("Allow", "GET, HEAD"), ("Connection", "close")])
    }
    var arguments: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &arguments) { pointer in
      cmhd_each_argument(
        handle,
        { context, name, value in
          guard let context, let name, let value else { return }
          context.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
            .append((String(cString: name), String(cString: value)))
        }, pointer)
    }
    func header(_ name: String) -> String? { cmhd_header(handle, name).map { String(cString: $0) } }
    return handler(
      HTTPRequest(
        path: path, arguments: arguments, acceptLanguage: header("Accept-Language"),
        ifNoneMatch: header("If-None-Match")))
  }

  private func send(_ response: HTTPResponse, _ handle: OpaquePointer) -> Bool {
    let made: OpaquePointer?
    switch response.body {
    case .bytes(let bytes): made = bytes.withUnsafeBytes { cmhd_response($0.baseAddress, bytes.count) }
    case .events(let channel): made = stream(channel, handle)
    }
    guard let made else { return false }
    defer { cmhd_destroy(made) }
    for header in response.headers { _ = cmhd_add_header(made, header.name, header.value) }
    return cmhd_queue(handle, UInt32(response.status), made) != 0
  }

  private func stream(_ channel: EventChannel, _ handle: OpaquePointer) -> OpaquePointer? {
    state.withLock { $0.channels[ObjectIdentifier(channel)] = channel }
    let stream = EventStream(handle, isEncrypted: isEncrypted, channel)
    let context = Unmanaged.passRetained(stream)
    let made = cmhd_stream(
      { context, _, buffer, size in
        guard let context, let buffer else { return cmhd_end_with_error }
        let stream = Unmanaged<EventStream>.fromOpaque(context).takeUnretainedValue()
        return stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) ?? cmhd_end_with_error
      }, context.toOpaque(),
      { context in
        guard let context else { return }
        Unmanaged<EventStream>.fromOpaque(context).takeRetainedValue().close()
      })
    guard made != nil else {
      context.release()
      return nil
    }
    channel.add(stream)
    // The library cannot stop while the connection of a stream is suspended.
    if state.withLock({ $0.isStopping }) { stream.end() }
    return made
  }
}

// Timeouts.
extension ServerCore {
  func sweep() {
    let now = SuspendingClock.now
    let (due, channels, late) = state.withLock { state in
      let due = state.delayed.filter { $0.value.due <= now }
      for key in due.keys { state.delayed[key] = nil }
      return (
        due.values.map(\.request), Array(state.channels.values),
        state.connections.values.filter { $0.isLate(now, limits.seconds) }
      )
    }
    for request in due { request.resume() }
    for channel in channels { channel.endDeparted() }
    // The library then sees the end of the input and closes the connections itself.
    for connection in late { connection.shutDown() }
  }

  func stop() {
    let (delayed, channels) = state.withLock { state in
      state.isStopping = true
      defer { state.delayed = [:] }
      return (state.delayed.values.map(\.request), Array(state.channels.values))
    }
    // The library must not be stopped while connections are suspended.
    for request in delayed { request.resume() }
    for channel in channels { channel.endAll() }
  }
}
