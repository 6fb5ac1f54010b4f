import LibXML
import MatchModel

/// One thing that is wrong with a match file: where, and the facts. Whoever shows it finds the words.
public struct FileProblem: Hashable, Sendable {
  /// The file as the caller named it.
  public var file: String
  /// From 1; 0 where no line is known.
  public var line: Int
  /// What is wrong.
  public var reason: Reason

  /// Each thing that can be wrong with a match file, with the facts that explain it.
  public enum Reason: Hashable, Sendable {
    /// It is not XML.
    case notWellFormed(XMLDiagnostic)
    /// It is not valid under the DTD.
    case invalid(XMLDiagnostic)
    /// The DTD itself cannot be used.
    case unusableDTD(XMLDiagnostic)
    /// A name as the program of 2011 printed it, against its own documentation: `<Partit>`, `<Temps>`.
    case capitalisedName(found: String, documented: String)
    /// A value of an attribute or element that cannot be read.
    case badValue(element: String, name: String, found: String, expected: Expected)
    /// A shirt number that somebody else of the team wears (RULES A4).
    case duplicateNumber(ShirtNumber, firstLine: Int)
    /// An official's code that another one of the team has.
    case duplicateOfficial(String, firstLine: Int)
    /// Two things in the same place of the order of the match.
    case duplicateOrder(Int, firstLine: Int)
    /// A text of more characters than are read.
    case textTooLong(element: String, name: String, count: Int, limit: Int)
    case tooManyActions(Int, limit: Int)
    case tooManyOfficials(Int, limit: Int)
    /// An official who is not among those of the team.
    case unknownOfficial(String, known: [String])
  }

  /// What would have been right.
  public enum Expected: Hashable, Sendable {
    /// 1 to 99.
    case shirtNumber
    /// A minute: 23, or 45+2.
    case minute
    /// Seconds, decimals allowed.
    case seconds
    /// A whole number in the range.
    case number(ClosedRange<Int>)
    /// 0, the number of a period, or `tanda`.
    case period
    /// A code that must not be empty: the documented ones.
    case code([String])
    /// `si` or `no`.
    case yesOrNo
    /// `3-0`.
    case score
    /// `key=value key=value`, no key twice.
    case parameters
    /// `dorsalautor:1 dorsalassistencia:2`.
    case unidentifiedPlayers
    /// 32 hexadecimal digits.
    case identifier
  }

  /// - Parameter line: from 1; 0 where no line is known.
  public init(file: String, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

/// Everything that is wrong with a match file, by line; never empty. Nothing of the file is loaded.
public struct FileProblems: Error, Hashable, Sendable {
  /// Every problem, by line.
  public var problems: [FileProblem]

  /// - Parameter problems: at least one, by line.
  public init(_ problems: [FileProblem]) { self.problems = problems }
}
