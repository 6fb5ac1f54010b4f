import LibXML
import Resources
public import Seasons

public enum SeasonReader {
  private static let dtd = Result { () throws(XMLError) in try DTD(Schema.season, name: Schema.seasonName) }

  /// - Parameter bytes: the file. The caller limits its size.
  /// - Throws: ``SeasonProblems`` with all errors in the file.
  public static func read(_ bytes: [UInt8], name: String) throws(SeasonProblems) -> SeasonFile {
    let document: XMLDocument
    let root: XMLElementNode
    let invalid: [XMLDiagnostic]
    do {
      document = try XMLDocument(bytes, name: name)
      root = try document.tree()
      invalid = try dtd.get().validate(document, root: Schema.seasonRoot).filter { $0.level >= .error }
    } catch {
      throw SeasonProblems(problems: error.diagnostics.map { SeasonProblem(line: $0.line, reason: .notWellFormed($0)) })
    }
    var reader = SeasonElements()
    let file = reader.file(root)
    let problems = invalid.map { SeasonProblem(line: $0.line, reason: .invalid($0)) } + reader.problems
    guard problems.isEmpty else { throw SeasonProblems(problems: problems.sorted { $0.line < $1.line }) }
    return file
  }
}
