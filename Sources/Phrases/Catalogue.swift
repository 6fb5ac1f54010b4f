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

  private enum Texts: Sendable {
    case read([String: Entry], keys: [String])
    case embedded(CatalogueIndex)
  }

  private let texts: Texts

  /// Reads a PO file. Texts not translated yet (empty, or marked `fuzzy`) are left out.
  public init(po bytes: [UInt8]) throws(POError) {
    var entries: [String: Entry] = [:]
    var keys: [String] = []
    var reader = POReader(bytes)
    try reader.readHeader()
    while let (key, entry, line) = try reader.next() {
      guard entries.updateValue(entry, forKey: key) == nil else { throw POError(.duplicateKey(key), line: line) }
      keys.append(key)
    }
    texts = .read(entries, keys: keys)
  }

  private init(embedded file: PhraseData) {
    texts = .embedded(CatalogueIndex(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }

  /// The text of a key; nil where the catalogue has none.
  public subscript(key: String) -> Entry? {
    switch texts {
    case .read(let entries, _): entries[key]
    case .embedded(let index): index[key]
    }
  }

  /// The keys in the order of the file. Of a file inside the program, which the tests prove to be well formed, it is
  /// read for them, but for what only stylesheets say.
  public var keys: [String] {
    switch texts {
    case .read(_, let keys): keys
    case .embedded(let index): (try? Catalogue(po: Array(index.bytes)))?.keys ?? []
    }
  }

  /// The catalogue inside the program, looked through at the first use and kept.
  public static func builtIn(_ language: Language) -> Catalogue {
    switch language {
    case .en: english
    case .es: spanish
    case .ca: catalan
    }
  }

  private static let english = Catalogue(embedded: phrases_en())
  private static let spanish = Catalogue(embedded: phrases_es())
  private static let catalan = Catalogue(embedded: phrases_ca())
}
