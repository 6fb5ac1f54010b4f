import Archives
import LibXML

/// The files inside a spreadsheet's archive.
struct WorkbookParts {
  private let archive: ZipArchive

  init(_ bytes: [UInt8]) throws(WorkbookProblem) {
    do { archive = try ZipArchive(bytes) } catch { throw .archive(error) }
  }

  func contains(_ name: String) -> Bool { archive.contains(name) }

  /// Nil if the part is missing.
  func bytes(_ name: String) throws(WorkbookProblem) -> [UInt8]? {
    do { return try archive.file(name) } catch { throw error == .encrypted ? .protected : .archive(error) }
  }

  func tree(_ name: String, keepsOrder: Bool = false) throws(WorkbookProblem) -> XMLElementNode {
    guard let tree = try optionalTree(name, keepsOrder: keepsOrder) else { throw .part(name) }
    return tree
  }

  func optionalTree(_ name: String, keepsOrder: Bool = false) throws(WorkbookProblem) -> XMLElementNode? {
    guard let bytes = try bytes(name) else { return nil }
    guard let document = try? XMLDocument(bytes, name: name) else { throw .part(name) }
    if document.hasDoctype { throw .doctype(name) }
    guard let tree = try? document.tree(keepsOrder: keepsOrder) else { throw .part(name) }
    return tree
  }
}

extension XMLElementNode {
  /// Children with this local name, whatever their prefix.
  func all(_ localName: String) -> [XMLElementNode] { children.filter { $0.localName == localName } }
  func first(_ localName: String) -> XMLElementNode? { children.first { $0.localName == localName } }

  /// The attribute with this local name, whatever its prefix.
  func value(_ localName: String) -> String? { attributes.first { $0.localName == localName }?.value }
}
