import LibXML
import Resources

/// Reads match files, including those from 2011 and from other programs.
public struct MatchReader: Sendable {
  private let dtd: Result<DTD, XMLError>

  private static let current = Result { () throws(XMLError) in
    try DTD(Schema.current, name: Schema.currentName, parts: .files(Schema.parts))
  }

  /// - Parameter dtd: the DTD to validate with. Nil for the embedded `partit.dtd`.
  public init(dtd: DTD? = nil) {
    self.dtd = dtd.map { .success($0) } ?? Self.current
  }

  /// - Parameter bytes: the file. The caller limits its size.
  /// - Throws: ``FileProblems`` with all problems in the file.
  public func read(_ bytes: [UInt8], file: String) throws(FileProblems) -> ReadMatch {
    let document: FlatDocument
    do {
      document = try FlatDocument(bytes, name: file)
    } catch {
      throw FileProblems(error.diagnostics.map { FileProblem(file: file, line: $0.line, reason: .notWellFormed($0)) })
    }
    var problems = try isKnownValid(document) ? [] : invalidities(bytes, document, file: file)
    var reader = DocumentReader(document, file: file)
    var read = reader.read()
    problems += reader.problems
    guard problems.isEmpty else { throw FileProblems(problems.sorted { $0.line < $1.line }) }
    read.encoding = document.encoding.map { FileEncoding(rawValue: $0.uppercased()) } ?? .utf8
    return read
  }

  /// True if all forms of elements in the document occurred in earlier files and were valid.
  private func isKnownValid(_ document: FlatDocument) -> Bool {
    document.root.name == Schema.root && ((try? dtd.get())?.knows(document) ?? false)
  }

  /// Violations of the DTD or, if they are the cause, the capitalised names of the 2011 program.
  private func invalidities(
    _ bytes: [UInt8], _ document: FlatDocument, file: String
  ) throws(FileProblems) -> [FileProblem] {
    let capitalised = document.root.firstCapitalised.map {
      FileProblem(
        file: file, line: $0.line, reason: .capitalisedName(found: $0.name, documented: $0.name.lowercased()))
    }
    // A wrong root element would cause all other errors.
    if let capitalised, document.root.hasCapitalisedName { throw FileProblems([capitalised]) }
    do {
      let dtd = try dtd.get()
      let diagnostics = dtd.validate(try XMLDocument(bytes, name: file), root: Schema.root)
      if diagnostics.isEmpty, capitalised == nil { dtd.keep(document) }
      return (capitalised.map { [$0] } ?? [])
        + diagnostics.filter { $0.level >= .error }.map { FileProblem(file: file, line: $0.line, reason: .invalid($0)) }
    } catch {
      throw FileProblems(
        error.diagnostics.map { FileProblem(file: $0.file, line: $0.line, reason: .unusableDTD($0)) })
    }
  }
}

extension FlatElement {
  fileprivate var hasCapitalisedName: Bool { name.utf8.first.map { (65...90).contains($0) } == true }

  fileprivate var firstCapitalised: FlatElement? {
    if hasCapitalisedName { return self }
    for child in children {
      if let found = child.firstCapitalised { return found }
    }
    return nil
  }
}
