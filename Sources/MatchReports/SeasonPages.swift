public import LibXML
import LibXSLT
import Stylesheets

/// The pages of a season, made of its computed document by one stylesheet: `xsltproc` with the same parameters gives the same
/// bytes. Several threads at once may make pages.
public final class SeasonPages: Sendable {
  /// A document belongs to one thread at a time: the pool lends it to one.
  private struct Lent: @unchecked Sendable {
    let document: XMLDocument
  }

  private let stylesheet: Stylesheet
  private let documents: Pool<Lent>

  /// - Parameter summary: the document `resum`.
  public init(of summary: [UInt8]) throws(XMLError) {
    let name = "site.xsl"
    stylesheet = try Stylesheet(
      StylesheetLibrary.bytes(named: name) ?? [], name: name,
      parts: XMLResources { StylesheetLibrary.bytes(named: $0) })
    let read = { @Sendable () throws(XMLError) in
      Lent(document: try XMLDocument(summary, name: "resum.xml", for: .transformation))
    }
    documents = Pool(try read(), make: read)
  }

  /// A page.
  /// - Parameters:
  ///   - page: which kind: see `site.xsl`.
  ///   - id: what it is of; empty for those that are of the season.
  ///   - isAlone: whether there are no others that it could lead to.
  public func make(_ page: String, _ id: String = "", isAlone: Bool = false) throws(XMLError) -> [UInt8] {
    let parameters = [("page", page), ("id", id), ("alone", isAlone ? "yes" : "no")]
    return try documents.lend { (lent) throws(XMLError) in
      try stylesheet.transform(lent.document, parameters: parameters).bytes
    }
  }

  /// Several pages of a kind at once, in the order of what they are of: what all of them need is found once.
  public func make(_ page: String, _ ids: [String]) throws(XMLError) -> [[UInt8]] {
    guard ids.count > 1 else { return try ids.map { (id) throws(XMLError) in try make(page, id) } }
    let parameters = [("page", page), ("id", ids.joined(separator: " "))]
    return try documents.lend { (lent) throws(XMLError) in
      try stylesheet.parts(of: lent.document, parameters: parameters)
    }
  }
}
