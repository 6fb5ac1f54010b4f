/// A language that people read and type. Codes in files and clause codes never change with it.
public enum Language: String, CaseIterable, Sendable {
  case en, es, ca

  /// The ISO 639-1 code, as in `--lang ca` and in the name of the catalogue, `ca.po`.
  public var code: String { rawValue }

  /// The language of a code or of a locale name: `ca`, `ca-AD`, `ca_ES.UTF-8@valencia`. Nil when the program
  /// does not speak it.
  public init?(locale: String) {
    let subtag = locale.prefix { !"_-.@".contains($0) }
    self.init(rawValue: subtag.lowercased())
  }

  /// The language to speak: the one asked for with `--lang`, else the one of the environment, else English.
  ///
  /// An unknown flag gives English too; whoever wants to refuse it asks `Language(locale:)` first.
  public static func preferred(flag: String?, environment: [String: String]) -> Language {
    if let flag { return Language(locale: flag) ?? .en }
    return preferred(in: environment) ?? .en
  }

  /// Whether the environment asks for a language that the program speaks.
  public static func isSet(in environment: [String: String]) -> Bool { preferred(in: environment) != nil }

  /// The rule of gettext: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty is the locale, and
  /// `LANGUAGE`, a list in order of preference, takes its place unless that locale is `C`.
  private static func preferred(in environment: [String: String]) -> Language? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, !isUntranslated(locale) else { return nil }
    guard let list = environment["LANGUAGE"], !list.isEmpty else { return Language(locale: locale) }
    for name in list.split(separator: ":") {
      if isUntranslated(String(name)) { return nil }
      if let language = Language(locale: String(name)) { return language }
    }
    return nil
  }

  /// `C` and `POSIX`, with or without an encoding, ask for the program's own words.
  private static func isUntranslated(_ locale: String) -> Bool {
    ["C", "POSIX"].contains(locale.prefix { $0 != "." })
  }
}
