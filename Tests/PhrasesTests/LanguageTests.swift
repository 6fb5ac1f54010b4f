import Phrases
import Testing

/// Locale names as in setlocale(3) and the gettext manual ("The LANGUAGE variable").
@Suite struct LanguageTests {
  @Test(arguments: [
    ("ca_ES.UTF-8@valencia", Language.ca), ("ca", .ca), ("ca-AD", .ca), ("CA", .ca), ("es_AR.UTF-8", .es),
    ("es@euro", .es), ("en_GB", .en),
  ])
  func recognizesLocaleNames(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test(arguments: ["", "fr_FR.UTF-8", "C", "POSIX", "est", "c", "cat"])
  func otherLanguagesAreUnknown(locale: String) {
    #expect(Language(locale: locale) == nil)
  }

  @Test func flagTakesPrecedenceOverEnvironment() {
    #expect(Language.preferred(flag: "ca", environment: ["LC_ALL": "es_ES.UTF-8", "LANGUAGE": "en"]) == .ca)
    #expect(Language.preferred(flag: "tlh", environment: ["LC_ALL": "es_ES.UTF-8"]) == .en)
  }

  @Test(
    arguments: [
      ([:], Language.en),
      (["LANG": "ca_ES.UTF-8"], .ca),
      (["LANG": "fr_FR.UTF-8"], .en),
      (["LC_MESSAGES": "es_ES", "LANG": "ca_ES"], .es),
      (["LC_ALL": "ca_ES", "LC_MESSAGES": "es_ES", "LANG": "en_GB"], .ca),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES"], .es),
      (["LC_ALL": "C", "LANG": "ca_ES"], .en),
      (["LC_CTYPE": "ca_ES", "LC_NUMERIC": "ca_ES"], .en),
      (["LANGUAGE": "fr:ca:es", "LANG": "es_ES"], .ca),
      (["LANGUAGE": "", "LANG": "es_ES"], .es),
      (["LANGUAGE": "ca", "LC_ALL": "C"], .en),
      (["LANGUAGE": "ca", "LC_ALL": "C.UTF-8"], .en),
      (["LANGUAGE": "ca", "LANG": "POSIX"], .en),
      (["LANGUAGE": "ca"], .en),
      (["LANGUAGE": "fr:de", "LANG": "ca_ES"], .en),
      (["LANGUAGE": "fr:C:ca", "LANG": "ca_ES"], .en),
    ] as [([String: String], Language)])
  func environmentFollowsGettext(environment: [String: String], language: Language) {
    #expect(Language.preferred(flag: nil, environment: environment) == language)
  }
}
