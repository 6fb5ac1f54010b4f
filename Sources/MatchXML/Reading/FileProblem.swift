import LibXML
import MatchModel

/// A problem in a match file with its position, as plain values without wording.
public struct FileProblem: Hashable, Sendable {
  /// The file name given by the caller.
  public var file: String
  /// From 1; 0 if unknown.
  public var line: Int
  public var reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The file is not XML.
    case notWellFormed(XMLDiagnostic)
    /// The file violates the DTD.
    case invalid(XMLDiagnostic)
    /// The DTD itself cannot be used.
    case unusableDTD(XMLDiagnostic)
    /// A capitalised name as written by the 2011 program, contrary to its documentation: `<Partit>`, `<Temps>`.
    case capitalisedName(found: String, documented: String)
    case badValue(element: String, name: String, found: String, expected: Expected)
    /// A shirt number used twice in a team (docs/LAWS.md, A4).
    case duplicateNumber(ShirtNumber, firstLine: Int)
    case duplicateOfficial(String, firstLine: Int)
    /// Two actions with the same position.
    case duplicateOrder(Int, firstLine: Int)
    case textTooLong(element: String, name: String, count: Int, limit: Int)
    case tooManyActions(Int, limit: Int)
    case tooManyOfficials(Int, limit: Int)
    case unknownOfficial(String, known: [String])
  }

  public enum Expected: Hashable, Sendable {
    case shirtNumber
    /// A minute: 23, or 45+2.
    case minute
    /// Seconds, decimals allowed.
    case seconds
    case number(ClosedRange<Int>)
    /// 0, the number of a period, or `tanda`.
    case period
    /// One of the documented codes; not empty.
    case code([String])
    /// `si` or `no`.
    case yesOrNo
    /// `3-0`.
    case score
    /// `key=value key=value` without duplicate keys.
    case parameters
    /// `dorsalautor:1 dorsalassistencia:2`.
    case unidentifiedPlayers
    /// 32 hexadecimal digits.
    case identifier
    /// `#a50044`.
    case colour
    /// The name of a file in the folder of the match.
    case crest
  }

  public init(file: String, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

extension FileProblem {
  package var isOutOfMemory: Bool {
    switch reason {
    case .notWellFormed(let found), .invalid(let found), .unusableDTD(let found): found.code == XMLCode.noMemory
    default: false
    }
  }
}

/// All problems in a match file by line; never empty. A file with problems is not loaded at all.
public struct FileProblems: Error, Hashable, Sendable {
  public var problems: [FileProblem]

  public init(_ problems: [FileProblem]) { self.problems = problems }
}
