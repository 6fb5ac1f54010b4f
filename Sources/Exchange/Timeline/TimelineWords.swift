import MatchModel
import Phrases
import Wording

/// The words of timelines in all languages: kinds, groups of labels, kick-offs.
struct TimelineWords {
  /// The groups of labels, by the key of their names in the catalogues.
  enum Group: String, CaseIterable {
    case team = "words.clip.group-team"
    case player = "words.clip.group-player"
    case official = "words.clip.group-official"
    case assist = "words.clip.group-assist"
    case victim = "words.clip.group-victim"
    case opponent = "words.clip.group-opponent"
    case off = "words.clip.group-off"
    case on = "words.clip.group-on"
    case zone = "words.clip.group-zone"
    case minute = "words.clip.group-minute"
    case period = "words.clip.group-period"
    case score = "words.clip.group-score"
    case note = "words.clip.group-note"
  }

  static let builtIn = TimelineWords()

  let codes = CodeWords.builtIn
  private var kinds: [String: TimelineKind] = [:]
  private let groups = Phrasebook.everyLanguage.values(Group.self, normalized: comparable)
  private let kickOff = words("words.clip.kick-off")
  private let start = words("words.clip.start")
  private let part = words("words.clip.part")
  private let first = words("words.clip.first")
  private let second = words("words.clip.second")
  let annulled = words("words.clip.annulled")
  let concussion = words("words.clip.concussion")
  let scored = words("words.clip.scored")
  let missed = words("words.clip.missed")
  let woodwork = words("words.clip.woodwork")

  private init() {
    for (kind, key) in TimelineKind.named {
      for word in Self.words(key) where kinds[word] == nil { kinds[word] = kind }
    }
    for (mark, kind) in TimelineKind.marks where kinds[mark] == nil { kinds[mark] = .action(kind) }
  }

  private static func words(_ key: String) -> Set<String> { Set(Phrasebook.everyLanguage.words(key).map(comparable)) }

  func kind(_ text: String) -> TimelineKind? { kinds[comparable(text)] }

  func group(_ text: String) -> Group? { groups[comparable(text)] }

  /// The period that a marker starts: `Kick-off 2`, `1H`, `2nd Half Start`, `Inicio 2ª parte`. Nil for other markers.
  func period(begunBy code: String) -> Int? {
    let text = comparable(code)
    let words = text.split(separator: " ").map(String.init)
    guard (1...5).contains(words.count) else { return nil }
    if ["1h", "2h", "3h", "4h"].contains(text) { return Int(text.prefix(1)) }
    let number = words.lazy.compactMap { word -> Int? in
      if second.contains(word) { return 2 }
      if first.contains(word) { return 1 }
      return (1...4).first { "\($0)" == word.filter(\.isNumber) && word.count <= 3 }
    }.first
    let joined = words.joined()
    let isKickOff = kickOff.contains { joined.contains($0.replacing(" ", with: "")) }
    let isStart = words.contains(where: start.contains) && (words.contains(where: part.contains) || number != nil)
    return isKickOff || isStart ? number ?? 1 : nil
  }
}
