import Bounds
internal import CJansson

/// A JSON text in memory (RFC 8259), within the limits in `Bounds`. Use it from one thread at a time.
public final class JSONDocument {
  fileprivate let handle: UnsafeMutablePointer<json_t>

  /// - Parameter bytes: UTF-8, with or without a byte order mark. The caller limits their number.
  public init(_ bytes: [UInt8]) throws(JSONProblem) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // An upper bound on the number of values: each one except the first of an array or object follows a comma. jansson
    // allocates up to 300 bytes per value, far more than the text itself.
    let values = bytes.count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
    guard values <= Bounds.jsonValues else { throw JSONProblem(line: nil, column: nil, reason: .tooManyValues) }
    var error = json_error_t()
    let handle = bytes.withUnsafeBytes { buffer in
      json_loadb(buffer.baseAddress?.advanced(by: start), buffer.count - start, 0, &error)
    }
    guard let handle else {
      throw JSONProblem(
        line: error.line > 0 ? Int(error.line) : nil, column: error.column > 0 ? Int(error.column) : nil,
        reason: .notJSON(String(cString: shim_error_text(&error))))
    }
    self.handle = handle
  }

  deinit { json_decref(handle) }

  public var root: JSONValue { JSONValue(handle: handle, document: self) }
}

public struct JSONProblem: Error, Equatable, Sendable {
  /// Line from 1. Nil if the problem has no position.
  public let line: Int?
  /// Column from 1. Nil if the problem has no position.
  public let column: Int?
  public let reason: Reason

  public enum Reason: Equatable, Sendable {
    /// Contains jansson's message, in English.
    case notJSON(String)
    case tooManyValues
  }
}

public struct JSONValue {
  fileprivate let handle: UnsafeMutablePointer<json_t>
  fileprivate let document: JSONDocument

  /// The member of an object. Nil if this is not an object or the member is missing or null.
  public subscript(_ name: String) -> JSONValue? {
    guard let value = json_object_get(handle, name), value.pointee.type != JSON_NULL else { return nil }
    return JSONValue(handle: value, document: document)
  }

  /// The elements of an array. Empty if this is not an array.
  public var array: [JSONValue] {
    (0..<json_array_size(handle)).map { JSONValue(handle: json_array_get(handle, $0), document: document) }
  }

  /// True for any array, even an empty one.
  public var isArray: Bool { handle.pointee.type == JSON_ARRAY }

  public var string: String? { json_string_value(handle).map { String(cString: $0) } }

  public var integer: Int? { handle.pointee.type == JSON_INTEGER ? Int(json_integer_value(handle)) : nil }

  public var number: Double? {
    handle.pointee.type == JSON_INTEGER || handle.pointee.type == JSON_REAL ? json_number_value(handle) : nil
  }

  /// True for the literal `true` only, not for `1` or `"true"`.
  public var isTrue: Bool { handle.pointee.type == JSON_TRUE }
}
