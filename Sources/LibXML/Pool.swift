import Synchronization

/// Lends things that only one thread at a time may use, and makes a new one where all are lent.
package final class Pool<Resource: Sendable>: Sendable {
  private let free: Mutex<[Resource]>
  private let make: @Sendable () throws(XMLError) -> Resource

  /// - Parameters:
  ///   - first: one that is ready.
  ///   - make: makes another one like it.
  package init(_ first: Resource, make: @escaping @Sendable () throws(XMLError) -> Resource) {
    free = Mutex([first])
    self.make = make
  }

  /// Runs `body` with a resource that nobody else uses meanwhile.
  package func lend<Value>(_ body: (Resource) throws(XMLError) -> Value) throws(XMLError) -> Value {
    let resource: Resource
    if let ready = free.withLock({ $0.popLast() }) { resource = ready } else { resource = try make() }
    defer { free.withLock { $0.append(resource) } }
    return try body(resource)
  }
}
