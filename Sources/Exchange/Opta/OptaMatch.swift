import FileWording
import LibXML
import MatchModel
import MatchXML
import Phrases
import Resources

/// A match from one of the two files or both.
struct OptaMatch {
  let f7: OptaFile?
  let f24: OptaFile?

  /// Compiled once. A test verifies that it compiles.
  private static let stylesheet: Result<Stylesheet, XMLError> = Result { () throws(XMLError) in
    try Stylesheet(StylesheetLibrary.bytes(named: "import-opta.xsl") ?? [], name: "import-opta.xsl")
  }

  func reading() -> ForeignReading {
    let name = f7?.name ?? f24?.name ?? ""
    return ForeignReading(file: name) { reading throws(ExchangeProblem) in
      var match = ForeignMatch(try read(name))
      match.identifier = f7?.id ?? f24?.id ?? ""
      match.stated.score = f7?.score ?? f24?.score
      match.stated.shootOut = f7?.shootOut
      if f7?.isAbandoned ?? false { match.course = .abandoned(reason: "") }
      if f24 == nil { match.notes.append(ExchangeNote(line: nil, Phrase("exchange.without-f24"))) }
      if f7 == nil { match.notes.append(ExchangeNote(line: nil, Phrase("exchange.without-f7"))) }
      reading.matches = [match]
    }
  }

  private func read(_ name: String) throws(ExchangeProblem) -> Match {
    let wrapped = "<opta>" + (f7?.text ?? "") + (f24?.text ?? "") + "</opta>"
    let bytes: [UInt8]
    do throws(XMLError) {
      bytes = try Self.stylesheet.get().transform(Array(wrapped.utf8), name: name).bytes
    } catch {
      throw ExchangeProblem(line: nil, Phrase(error.diagnostics[0]))
    }
    do throws(FileProblems) {
      return try MatchReader().read(bytes, file: name).match
    } catch {
      // Omit the line number, which would refer to an intermediate document.
      throw ExchangeProblem(line: nil, Phrase(error.problems[0].reason))
    }
  }
}
