import CPhraseData

/// The texts of one language by key, as its PO file gives them.
public struct Catalogue: Sendable {
  /// A text, or the two forms of a text that counts something.
  public struct Entry: Equatable, Sendable {
    /// The singular; nil when the text does not depend on a number.
    public let one: String?
    /// The plural, or the only form.
    public let other: String

    /// The form for that many: of the three languages, each takes the singular for 1 alone.
    public func form(for count: Int?) -> String {
      count == 1 ? one ?? other : other
    }
  }

  /// The keys in the order of the file.
  public private(set) var keys: [String] = []
  private var entries: [String: Entry] = [:]

  /// Reads a PO file. Texts not translated yet (empty, or marked `fuzzy`) are left out.
  public init(po bytes: [UInt8]) throws(POError) {
    entries.reserveCapacity(1024)
    var reader = POReader(bytes)
    try reader.readHeader()
    while let (key, entry, line) = try reader.next() {
      guard entries.updateValue(entry, forKey: key) == nil else { throw POError(.duplicateKey(key), line: line) }
      keys.append(key)
    }
  }

  private init() {}

  public subscript(key: String) -> Entry? { entries[key] }

  /// The catalogue inside the program, read at the first use and kept.
  public static func builtIn(_ language: Language) -> Catalogue {
    switch language {
    case .en: english
    case .es: spanish
    case .ca: catalan
    }
  }

  private static let english = embedded(phrases_en())
  private static let spanish = embedded(phrases_es())
  private static let catalan = embedded(phrases_ca())

  /// The tests prove that the embedded files are well formed; were one not, its language would fall back to English
  /// or to keys, because a live match must go on.
  private static func embedded(_ file: PhraseData) -> Catalogue {
    (try? Catalogue(po: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))) ?? Catalogue()
  }
}
