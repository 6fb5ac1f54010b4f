import PagePhrases
import Phrases
import Testing

@Suite struct PhraseSourceTests {
  private let phrases: PagePhrases

  init() throws {
    let po = """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "a.day"
      msgstr "{year}: {day}"

      msgid "a.goals"
      msgid_plural "a.goals"
      msgstr[0] "àrea & {who}: {count} gol"
      msgstr[1] "àrea & {who}: {count} gols"

      msgid "page.squads"
      msgstr "Plantilles"
      """
    phrases = PagePhrases(language: .ca, entries: try Catalogue(po: Array((po + "\n").utf8)))
  }

  @Test func placeholdersAreNumbered() throws {
    #expect(try phrases.markup(of: .asIs("a.day", places: ["day", "year"])) == "{2}: {1}")
    let goals = try phrases.markup(of: .heading("a.goals"))
    #expect(goals == "<one>Àrea &amp; {1}: {n} gol</one><other>Àrea &amp; {1}: {n} gols</other>")
  }

  @Test func keysDropTheCataloguePrefix() {
    #expect(PageCatalogue.page.key(of: "page.kick.gol") == "kick:gol")
    #expect(PageCatalogue.csv.key(of: "csv.column-team") == "column-team")
    #expect(PageCatalogue.csv.key(of: "page.log") == nil)
    #expect(PageCatalogue.page.name(in: .ca) == "phrases-ca" && PageCatalogue.site.name(in: .en) == "site-phrases-en")
  }

  @Test func refusesMissingPhrases() {
    #expect(throws: PagePhraseError.missing("a.none")) { try phrases.markup(of: .asIs("a.none")) }
    #expect(throws: PagePhraseError.missing("stat.game-points")) { try phrases.phrases(of: .scores) }
  }
}
