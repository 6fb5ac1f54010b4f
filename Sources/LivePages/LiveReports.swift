import LibXML
import MatchModel
import MatchReports
import Phrases
import Synchronization

/// Makes the pages of a match with their stylesheets, one at a time, so that each stylesheet is compiled only once.
package final class LiveReports: Sendable {
  /// Values from the command line: names, colours, crests.
  private let parameters: [ReportStylesheet.Parameter]
  private let compiled = Mutex<[String: ReportStylesheet]>([:])

  package init(parameters: [ReportStylesheet.Parameter]) { self.parameters = parameters }

  /// - Parameters:
  ///   - crests: the addresses of the crests; by default, those on the server.
  ///   - own: additional parameters of this page.
  package func make(
    _ page: LivePage, of state: LiveState, at time: ClockReading, _ book: Phrasebook,
    crests: (LiveCrest, Side) -> String = { $0.address($1) }, _ own: [ReportStylesheet.Parameter] = []
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
      // A crest from the command line takes the place of the match's own.
      guard let crest = state.crests[side], !self.parameters.contains(where: { $0.name == "\(side.name)-crest" })
      else { continue }
      parameters.append(
        page == .report ? ("\(side.name)-crest", crest.data) : ("\(side.name)-image", crests(crest, side)))
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
    of document: [UInt8], named name: String, by stylesheet: String, _ parameters: [ReportStylesheet.Parameter]
  ) throws(XMLError) -> [UInt8] {
    try compiled.withLock { compiled throws(XMLError) in
      let report = if let known = compiled[stylesheet] { known } else { try ReportStylesheet(builtIn: stylesheet) }
      compiled[stylesheet] = report
      return try report.bytes(of: document, name: name, parameters: parameters)
    }
  }
}
