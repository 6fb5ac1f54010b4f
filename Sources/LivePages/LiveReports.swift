import LibXML
import MatchModel
import MatchReports
import Phrases
import Synchronization

/// Makes the pages of a match with their stylesheets, one at a time, so that each stylesheet is compiled only once.
package final class LiveReports: Sendable {
  /// Values from the command line: names, colours, crests.
  private let parameters: [(name: String, value: String)]
  private let compiled = Mutex<[String: ReportStylesheet]>([:])

  package init(parameters: [(name: String, value: String)]) {
    self.parameters = parameters
  }

  /// - Parameters:
  ///   - crests: the addresses of the crests; by default, those on the server.
  /// - own: additional parameters of this page.
  package func make(
    _ page: LivePage, of state: LiveState, at time: LiveTime, _ book: Phrasebook,
    crests: (LiveCrest, Side) -> String = { $0.address($1) }, _ own: [(name: String, value: String)] = []
  ) throws(XMLError) -> [UInt8] {
    var parameters = self.parameters + own
    switch page {
    case .home, .board, .overlay:
      let languages = Language.allCases.map(\.code).joined(separator: " ")
      parameters += [("page", page.rawValue), ("languages", languages)]
    case .match, .vmix: parameters.append(("format", page.rawValue))
    case .report: break
    }
    for side in Side.allCases {
      guard let crest = state.crests[side] else { continue }
      let name = side == .home ? "home" : "away"
      if page == .report {
        parameters.append((name + "-crest", crest.data))
      } else {
        parameters.append((name + "-image", crests(crest, side)))
      }
    }
    if page == .report {
      parameters.append(("lang", book.language.code))
    } else {
      parameters += LiveFacts(state, at: time, book).parameters
    }
    return try bytes(of: state.bytes, named: state.file, by: page.stylesheet, parameters)
  }

  /// Transforms a document with one of the program's stylesheets.
  package func bytes(
    of document: [UInt8], named name: String, by stylesheet: String, _ parameters: [(name: String, value: String)]
  ) throws(XMLError) -> [UInt8] {
    let outcome: Result<[UInt8], XMLError> = compiled.withLock { compiled -> Result<[UInt8], XMLError> in
      do throws(XMLError) {
        if compiled[stylesheet] == nil { compiled[stylesheet] = try ReportStylesheet(builtIn: stylesheet) }
        guard let report = compiled[stylesheet] else { return .success([]) }
        return .success(try report.bytes(of: document, name: name, parameters: parameters))
      } catch {
        return .failure(error)
      }
    }
    switch outcome {
    case .success(let bytes): return bytes
    case .failure(let error): throw error
    }
  }
}
