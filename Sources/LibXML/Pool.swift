import Synchronization

/// Lends resources that only one thread may use at a time, and creates another if all are in use.
package final class Pool<Resource: Sendable>: Sendable {
  private let free: Mutex<[Resource]>
  private let make: @Sendable () throws(XMLError) -> Resource

  package init(_ first: Resource, make: @escaping @Sendable () throws(XMLError) -> Resource) {
    free = Mutex([first])
    self.make = make
  }

  /// Runs `body` with exclusive access to a resource.
  package func lend<Value>(_ body: (Resource) throws(XMLError) -> Value) throws(XMLError) -> Value {
    let resource: Resource
    if let ready = free.withLock({ $0.popLast() }) { resource = ready } else { resource = try make() }
    defer { free.withLock { $0.append(resource) } }
    return try body(resource)
  }
}
