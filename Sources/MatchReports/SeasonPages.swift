public import LibXML

/// The pages of a season, generated from its summary document by a single stylesheet: `xsltproc` with the same
/// parameters produces the same bytes. Thread-safe.
public final class SeasonPages: Sendable {
  /// @unchecked: the pool lends a document to one thread at a time.
  private struct Lent: @unchecked Sendable {
    let document: XMLDocument
  }

  private let stylesheet: Stylesheet
  private let documents: Pool<Lent>
  private let parameters: [ReportStylesheet.Parameter]

  /// - Parameters:
  ///   - summary: the document `resum`.
  ///   - parameters: parameters of every page: the club's colours, crest and so on.
  public init(of summary: [UInt8], parameters: [ReportStylesheet.Parameter] = []) throws(XMLError) {
    self.parameters = parameters
    stylesheet = try ReportStylesheet(builtIn: "site.xsl").stylesheet
    let read = { @Sendable () throws(XMLError) in
      Lent(document: try XMLDocument(summary, name: "resum.xml", for: .ownTransformation))
    }
    documents = Pool(try read(), make: read)
  }

  /// Makes a page.
  /// - Parameters:
  ///   - page: its kind; see `site.xsl`.
  ///   - id: its subject. Empty for pages about the season.
  ///   - isAlone: true if the page has no other pages to link to.
  public func make(_ page: String, _ id: String = "", isAlone: Bool = false) throws(XMLError) -> [UInt8] {
    let parameters = parameters + [("page", page), ("id", id), ("alone", isAlone ? "yes" : "no")]
    return try documents.lend { (lent) throws(XMLError) in
      try stylesheet.transform(lent.document, parameters: parameters).bytes
    }
  }

  /// Makes several pages of a kind, in the order of the IDs. Shared values are computed once.
  public func make(_ page: String, _ ids: [String]) throws(XMLError) -> [[UInt8]] {
    guard ids.count > 1 else { return try ids.map { (id) throws(XMLError) in try make(page, id) } }
    let parameters = parameters + [("page", page), ("id", ids.joined(separator: " "))]
    return try documents.lend { (lent) throws(XMLError) in
      try stylesheet.parts(of: lent.document, parameters: parameters)
    }
  }
}
