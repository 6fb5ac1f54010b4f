import Foundation
import TestSupport
import Testing

/// A season's site, made by the program.
enum SiteFixture {
  /// Six matches of ten teams of the World Cup 2014, with the results of a league of four teams and decisions.
  static let season = Result {
    let folder = try ReportFixture.path("season")
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for id in ["M-2014-01", "M-2014-02", "M-2014-17", "M-2014-18", "M-2014-33", "M-2014-34"] {
      try FileManager.default.copyItem(atPath: ReportFixture.real(id), toPath: folder + "/\(id).xml")
    }
    try Data(Self.league.utf8).write(to: URL(fileURLWithPath: folder + "/league.csv"))
    try Data(Self.file.utf8).write(to: URL(fileURLWithPath: folder + "/temporada.xml"))
    return folder
  }

  static let league = """
    date,round,home,away,score,competition
    2014-09-06,1,Inca,Sóller,2-1,Lliga & Copa
    2014-09-06,1,Alcúdia,Pollença,0-0,Lliga & Copa
    2014-09-13,2,Sóller,Alcúdia,1-1,Lliga & Copa
    2014-09-13,2,Pollença,Inca,0-3*,Lliga & Copa
    2014-09-20,3,Inca,Alcúdia,,Lliga & Copa

    """
  static let file = """
    <temporada nom="Temporada &lt;2014>" nostre="Brazil">
      <parametre clau="zones" valor="1-2 promotion"/>
      <jugadors>
        <jugador codi="brazil/neymar" nom="Neymar da Silva" llicencia="LIC-10" naixement="1992-02-05">
          <alias>Neymar</alias>
          <fitxa equip="Brazil" dorsal="10"/>
        </jugador>
      </jugadors>
      <decisions><descompte equip="Inca" punts="1" motiu="ineligible"/></decisions>
    </temporada>

    """

  static func site(_ name: String, _ language: String = "en", _ arguments: String...) throws -> Site {
    let folder = try ReportFixture.path(name)
    try? FileManager.default.removeItem(atPath: folder)
    return try site(in: folder, language, arguments)
  }

  static func site(in folder: String, _ language: String, _ arguments: [String]) throws -> Site {
    let made = try ReportFixture.run(
      ReportFixture.program, ["--lang", language, "season", season.get(), "site", folder] + arguments)
    try #require(made.status == .exited(0) && made.error.isEmpty, "\(made.error)")
    return try Site(folder, said: made.output)
  }

  struct Site {
    let folder: String
    let said: String
    let names: [String]

    init(_ folder: String, said: String) throws {
      (self.folder, self.said) = (folder, said)
      names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    }

    var pages: [String] { names.filter { $0.hasSuffix(".html") } }
    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    }
    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
  }
}
