/// One thing that libxml2 or libxslt had to say, as facts; whoever shows it finds the words.
public struct XMLDiagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Level: Int, Sendable, Comparable {
    /// Not an error: a text that a stylesheet sends (`xsl:message`).
    case message
    case warning
    case error
    /// The document is not XML: nothing after this place is reliable.
    case fatal

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The part of the library that speaks (`xmlErrorDomain` of libxml2).
  public struct Domain: RawRepresentable, Sendable, Hashable {
    /// libxml2's number (`xmlErrorDomain`).
    public let rawValue: Int
    /// - Parameter rawValue: libxml2's number (`xmlErrorDomain`).
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What reads XML (`XML_FROM_PARSER`).
    public static let parser = Domain(rawValue: 1)
    /// Namespaces (`XML_FROM_NAMESPACE`).
    public static let namespace = Domain(rawValue: 3)
    /// What reads DTDs (`XML_FROM_DTD`).
    public static let dtd = Domain(rawValue: 4)
    /// Files and streams (`XML_FROM_IO`).
    public static let io = Domain(rawValue: 8)
    /// XPath expressions (`XML_FROM_XPATH`).
    public static let xpath = Domain(rawValue: 12)
    /// libxslt (`XML_FROM_XSLT`).
    public static let xslt = Domain(rawValue: 22)
    /// Validity under a DTD (`XML_FROM_VALID`).
    public static let validity = Domain(rawValue: 23)
  }

  /// Who speaks.
  public var domain: Domain
  /// libxml2's number (`xmlParserErrors`), 0 where there is none: libxslt numbers nothing.
  public var code: Int
  /// How bad it is.
  public var level: Level
  /// The file as it was named to the parser.
  public var file: String
  /// From 1; 0 where no line is known.
  public var line: Int
  /// From 1, in bytes; nil where no column is known, as for validity.
  public var column: Int?
  /// The element concerned, with its prefix.
  public var element: String?
  /// The names and values that the message speaks of, in its order.
  public var facts: [String]
  /// libxml2's English words, which differ between versions: to be shown, never to be compared.
  public var message: String

  /// - Parameter facts: the names and values that the message speaks of, in its order.
  public init(
    domain: Domain, code: Int, level: Level, file: String, line: Int = 0, column: Int? = nil, element: String? = nil,
    facts: [String] = [], message: String
  ) {
    self.domain = domain
    self.code = code
    self.level = level
    self.file = file
    self.line = line
    self.column = column
    self.element = element
    self.facts = facts
    self.message = message
  }
}

extension XMLDiagnostic: CustomStringConvertible {
  /// `file:line: message`, for logs and tests.
  public var description: String { line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)" }
}

/// Why a document, a DTD or a stylesheet could not be used.
public struct XMLError: Error, Sendable, Hashable {
  /// Everything known, in the order it was met; never empty.
  public var diagnostics: [XMLDiagnostic]

  /// - Parameter diagnostics: at least one.
  public init(_ diagnostics: [XMLDiagnostic]) { self.diagnostics = diagnostics }
}

extension XMLError: CustomStringConvertible {
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
