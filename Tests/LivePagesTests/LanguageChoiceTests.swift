import HTTPServer
import LivePages
import Phrases
import Testing

@Suite struct LanguageChoiceTests {
  @Test(arguments: [
    ("ca", "en", Language.ca), ("", "es-AR,es;q=0.9,en;q=0.8", .es), ("", "fr, en;q=0.2, ca;q=0.7", .ca),
    ("", "en;q=0, es;q=0.1", .es), ("xx", "", .en), ("", "de", .en),
  ])
  func prefersRequestedThenBrowserLanguage(asked: String, accepted: String, language: Language) {
    #expect(LanguageChoice.language(asked: asked, accepted: accepted, otherwise: .en) == language)
  }
}
