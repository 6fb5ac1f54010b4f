import Resources

/// The texts of one language by key, read from its PO file.
public struct Catalogue: Sendable {
  /// A text, or the singular and plural forms of a text with a count.
  public struct Entry: Equatable, Sendable {
    /// The singular. Nil if the text does not depend on a number.
    public let one: String?
    /// The plural, or the only form.
    public let other: String

    /// The form for a count. All three languages use the singular only for 1.
    func form(for count: Int?) -> String {
      count == 1 ? one ?? other : other
    }
  }

  private enum Texts: Sendable {
    case read([String: Entry], keys: [String])
    case embedded(CatalogueIndex)
  }

  private let texts: Texts

  /// Parses a PO file. Untranslated texts (empty or marked `fuzzy`) are left out.
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

  private init(embedded bytes: UnsafeBufferPointer<UInt8>) { texts = .embedded(CatalogueIndex(bytes)) }

  /// Nil if the catalogue lacks the key.
  public subscript(key: String) -> Entry? {
    switch texts {
    case .read(let entries, _): entries[key]
    case .embedded(let index): index[key]
    }
  }

  /// The keys in the order of the file. For the embedded catalogues this parses the whole file except the part that
  /// only stylesheets use.
  public var keys: [String] {
    switch texts {
    case .read(_, let keys): keys
    case .embedded(let index): (try? Catalogue(po: Array(index.bytes)))?.keys ?? []
    }
  }

  /// The embedded catalogue, indexed on first use and cached.
  public static func builtIn(_ language: Language) -> Catalogue {
    switch language {
    case .en: english
    case .es: spanish
    case .ca: catalan
    }
  }

  private static let english = Catalogue(embedded: EmbeddedTexts.english)
  private static let spanish = Catalogue(embedded: EmbeddedTexts.spanish)
  private static let catalan = Catalogue(embedded: EmbeddedTexts.catalan)
}
