/// A diagnostic of libxml2 or libxslt as plain values. The caller formats it.
public struct XMLDiagnostic: Sendable, Hashable {
  public enum Level: Sendable, Comparable {
    /// Not an error: text from `xsl:message`.
    case message
    case warning
    case error
    /// The document is not well-formed, and parsing after this position is unreliable.
    case fatal
  }

  /// The part of the library that reported it (`xmlErrorDomain` of libxml2).
  public struct Domain: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let parser = Domain(rawValue: 1)
    static let dtd = Domain(rawValue: 4)
    static let io = Domain(rawValue: 8)
    public static let xslt = Domain(rawValue: 22)
    public static let validity = Domain(rawValue: 23)
  }

  public var domain: Domain
  /// libxml2's code (`xmlParserErrors`). 0 if it has no code, as is always the case for libxslt.
  public var code: Int
  public var level: Level
  /// The name passed to the parser.
  public var file: String
  /// From 1; 0 if unknown.
  public var line = 0
  /// From 1, in bytes; nil if unknown, as for validity errors.
  public var column: Int?
  /// The element concerned, including its prefix.
  public var element: String?
  /// The names and values in the message, in its order.
  public var facts: [String] = []
  /// libxml2's message in English. It differs between versions, so do not compare it.
  public var message: String

  /// A file or an entity that must not be read.
  static func refused(_ wanted: String, by file: String, line: Int = 0) -> XMLDiagnostic {
    XMLDiagnostic(
      domain: .io, code: XMLCode.loadRefused, level: .error, file: file, line: line, facts: [wanted],
      message: "\(wanted) may not be read")
  }
}

/// Why a document, a DTD or a stylesheet could not be used.
public struct XMLError: Error, Sendable, Hashable {
  /// All diagnostics in order; never empty.
  public var diagnostics: [XMLDiagnostic]

  init(_ diagnostics: [XMLDiagnostic]) { self.diagnostics = diagnostics }

  init(_ diagnostic: XMLDiagnostic) { diagnostics = [diagnostic] }
}
