import Bounds
internal import CJansson

/// A JSON text in memory (RFC 8259), within bounds (`Bounds`). It belongs to one thread at a time.
public final class JSONDocument {
  fileprivate let handle: UnsafeMutablePointer<json_t>

  /// - Parameter bytes: UTF-8, with or without its mark; how large it may be is the caller's decision.
  public init(_ bytes: [UInt8]) throws(JSONProblem) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard Self.values(bytes) <= Bounds.jsonValues else { throw JSONProblem(line: nil, column: nil, .tooManyValues) }
    var error = json_error_t()
    let handle = bytes.withUnsafeBytes { buffer in
      json_loadb(buffer.baseAddress?.advanced(by: start), buffer.count - start, 0, &error)
    }
    guard let handle else {
      throw JSONProblem(
        line: error.line > 0 ? Int(error.line) : nil, column: error.column > 0 ? Int(error.column) : nil,
        .notJSON(String(cString: shim_error_text(&error))))
    }
    self.handle = handle
  }

  deinit { json_decref(handle) }

  /// The whole of it.
  public var root: JSONValue { JSONValue(handle, self) }

  /// How many values there are at most: each but the first of its array or object has a comma before it. jansson needs
  /// up to 300 bytes for one, which is more than the text does.
  private static func values(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var count = 0
      for byte in buffer {
        let isOne = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
        count &+= isOne ? 1 : 0
      }
      return count
    }
  }
}

/// Why a text is not read.
public struct JSONProblem: Error, Equatable, Sendable {
  /// From 1; nil where no place is to blame.
  public let line: Int?
  /// From 1; nil where no place is to blame.
  public let column: Int?
  /// Why it is not read.
  public let reason: Reason

  init(line: Int?, column: Int?, _ reason: Reason) { (self.line, self.column, self.reason) = (line, column, reason) }

  /// What keeps a text from being read.
  public enum Reason: Equatable, Sendable {
    /// With what jansson says of it, in English.
    case notJSON(String)
    case tooManyValues
  }
}

/// A value of a document.
public struct JSONValue {
  private let handle: UnsafeMutablePointer<json_t>
  private let document: JSONDocument

  fileprivate init(_ handle: UnsafeMutablePointer<json_t>, _ document: JSONDocument) {
    (self.handle, self.document) = (handle, document)
  }

  /// What an object has by that name; nil where it is no object, or has nothing or null there.
  public subscript(_ name: String) -> JSONValue? {
    guard let value = json_object_get(handle, name), value.pointee.type != JSON_NULL else { return nil }
    return JSONValue(value, document)
  }

  /// The values of an array; none where it is none.
  public var array: [JSONValue] {
    (0..<json_array_size(handle)).map { JSONValue(json_array_get(handle, $0), document) }
  }

  /// Whether it is an array, be it empty.
  public var isArray: Bool { handle.pointee.type == JSON_ARRAY }

  /// Nil where it is no text.
  public var string: String? { json_string_value(handle).map { String(cString: $0) } }

  /// Nil where it is no whole number.
  public var integer: Int? { handle.pointee.type == JSON_INTEGER ? Int(json_integer_value(handle)) : nil }

  /// Nil where it is no number.
  public var number: Double? {
    handle.pointee.type == JSON_INTEGER || handle.pointee.type == JSON_REAL ? json_number_value(handle) : nil
  }

  /// Whether it is `true`; anything else is not, `1` and `"true"` among them.
  public var isTrue: Bool { handle.pointee.type == JSON_TRUE }
}
