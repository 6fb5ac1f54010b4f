/// A language of the user interface. Codes in files do not depend on it.
public enum Language: String, CaseIterable, Sendable {
  case en, es, ca

  /// The ISO 639-1 code, as in `--lang ca` and `ca.po`.
  public var code: String { rawValue }

  /// The language of a code or locale name: `ca`, `ca-AD`, `ca_ES.UTF-8@valencia`. Nil if it is not supported.
  public init?(locale: String) {
    let subtag = locale.prefix { !"_-.@".contains($0) }
    self.init(rawValue: subtag.lowercased())
  }

  /// The language from `--lang`, or else from the environment, or else English.
  ///
  /// An unsupported flag also results in English. To reject it, check `Language(locale:)` first.
  public static func preferred(flag: String?, environment: [String: String]) -> Language {
    if let flag { return Language(locale: flag) ?? .en }
    return preferred(in: environment) ?? .en
  }

  /// True if the environment selects a supported language.
  public static func isSet(in environment: [String: String]) -> Bool { preferred(in: environment) != nil }

  /// As in gettext: the locale is the first non-empty value of `LC_ALL`, `LC_MESSAGES` and `LANG`. `LANGUAGE`, a list
  /// in order of preference, overrides it unless the locale is `C`.
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

  /// `C` and `POSIX`, with or without an encoding, select untranslated text.
  private static func isUntranslated(_ locale: String) -> Bool {
    ["C", "POSIX"].contains(locale.prefix { $0 != "." })
  }
}
