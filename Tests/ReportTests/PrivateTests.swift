import Foundation
import MatchReports
import TestSupport
import Testing

/// Notes and unresolved items are private: they appear only with `--private`, and the report is then marked as private
/// at its top.
@Suite struct PrivateTests {
  static let formats = ["html", "text", "csv-actions", "csv-players"]
  /// The text in the first line or at the top of the page.
  private static let says = ["en": "Private: ", "es": "Privado: ", "ca": "Privat: "]
  private static let column = ["en": "(private)", "es": "(privado)", "ca": "(privat)"]

  private static func report(_ file: String, _ arguments: String...) throws -> String {
    let made = try ReportFixture.run(ReportFixture.program, ["report", file, "-o", "-"] + arguments)
    #expect(made.status == .exited(0) && made.error.isEmpty, "\(made.error)")
    return made.output
  }

  /// Private data in a match file: notes, players' characteristics, breaches.
  private static func secrets(of file: String) throws -> (notes: Set<String>, traits: Set<String>, laws: Set<String>) {
    let document = try String(contentsOfFile: file, encoding: .isoLatin1)
    func values(_ name: String) -> Set<String> {
      Set(document.matches(of: /([a-z]+)="([^"&]+)"/).filter { $0.output.1 == name }.map { String($0.output.2) })
    }
    return (values("anotacio"), values("caracteristiques"), values("avis"))
  }

  @Test(arguments: formats, [[], ["--team", "ours"], ["--half-time"]])
  func nothingPrivateByDefault(_ format: String, _ version: [String]) throws {
    for name in ["rich", "extra-time", "in-progress", "documented"] {
      let file = ReportFixture.handmade(name)
      let secrets = try Self.secrets(of: file)
      if name == "rich" { #expect(secrets.notes.count >= 3 && !secrets.traits.isEmpty && !secrets.laws.isEmpty) }
      for language in ["en", "es", "ca"].sample(1) {
        let made = try ReportFixture.run(
          ReportFixture.program, ["report", file, "-o", "-", "--format", format, "--lang", language] + version)
        for secret in secrets.notes.union(secrets.traits) {
          #expect(!made.output.contains(secret), "\(name): \(secret)")
        }
        for sign in ["To be cleared up", "Por aclarar", "Per aclarir", "id=\"notes\"", "id=\"unresolved\""] {
          #expect(!made.output.contains(sign), "\(name) \(language): \(sign)")
        }
        for said in [Self.says, Self.column].compactMap({ $0[language] }) { #expect(!made.output.contains(said)) }
        // Empty columns, or lines without their text, would reveal their existence.
        if format == "csv-actions" {
          #expect(!made.output.contains(/(?m)^[^\n]*,(Note|Nota),/))
          #expect(made.output.split(separator: "\r\n").first?.contains(/Not[ea]|law|regla/) == false)
        }
        if format == "csv-players" {
          #expect(made.output.split(separator: "\r\n").first?.contains(/Not[ea]s/) == false)
        }
      }
    }
  }

  @Test(arguments: ["html", "text"], ["en", "es", "ca"])
  func privateReportIsMarkedAtItsTop(_ format: String, _ language: String) throws {
    let file = ReportFixture.handmade("rich")
    let secrets = try Self.secrets(of: file)
    let report = try Self.report(file, "--private", "--format", format, "--lang", language)
    for note in secrets.notes { #expect(report.contains(note), "\(note)") }
    let said = try #require(Self.says[language])
    if format == "text" {
      #expect(report.hasPrefix(said))
    } else {
      let page = Markup(Array(report.utf8))
      let header = try #require(page.first("header"))
      #expect(page.children(of: header).first.map { page.text(of: $0).hasPrefix(said) } == true)
    }
    #expect(try Self.report(ReportFixture.handmade("pending"), "--private", "--lang", language).contains(said))
  }

  @Test(arguments: ["en", "es", "ca"])
  func privateColumnsAreMarked(_ language: String) throws {
    let file = ReportFixture.handmade("rich")
    let secrets = try Self.secrets(of: file)
    let column = try #require(Self.column[language])
    let actions = try Self.report(file, "--private", "--format", "csv-actions", "--lang", language)
    for note in secrets.notes.union(secrets.laws) { #expect(actions.contains(note), "\(note)") }
    let heads = actions.split(separator: "\r\n")[0].split(separator: ",")
    #expect(heads.count == 21 && heads.suffix(2).allSatisfy { $0.hasSuffix(column) })
    #expect(heads.dropLast(2).allSatisfy { !$0.hasSuffix(column) })
    let players = try Self.report(file, "--private", "--format", "csv-players", "--lang", language)
    #expect(players.split(separator: "\r\n")[0].split(separator: ",").last?.hasSuffix(column) == true)
    let codes = try Self.report(file, "--private", "--format", "csv-players", "--param", "codes=yes")
    #expect(codes.split(separator: "\r\n")[0].hasSuffix(",notes"))
  }

  /// A concussion is about a player's health. The public version of every output has the substitution alone.
  @Test(arguments: ["report.xsl", "text.xsl", "timeline.xsl"])
  func concussionIsPrivate(_ stylesheet: String) throws {
    let document = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
      .replacing("<canvi ", with: "<canvi commocio=\"si\" ")
    let file = Array(try #require(document.data(using: .isoLatin1)))
    let report = try ReportStylesheet(builtIn: stylesheet)
    let shown = try ["no", "yes"].map { isPrivate in
      let made = try report.bytes(
        of: file, name: "rich.xml", parameters: [("private", isPrivate), ("offsets", "1=0 2=3600")])
      return String(decoding: made, as: UTF8.self).contains("concussion")
    }
    #expect(shown == [false, true])
  }

  /// The one-sided version can be private too, for our own staff.
  @Test func oneSidedAndPrivate() throws {
    let document = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
      .replacing("nostre=\"cap\"", with: "nostre=\"local\"")
    let file = try ReportFixture.write(try #require(document.data(using: .isoLatin1)), to: "one-sided-private.xml")
    let page = try Self.report(file, "--private", "--team", "ours")
    #expect(page.contains("id=\"notes\"") && page.contains("Private: "))
  }
}
