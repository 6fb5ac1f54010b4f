import MatchModel
import Phrases
import Wording

/// The words of timelines in all languages: kinds, groups of labels, kick-offs.
struct TimelineWords {
  enum Group: CaseIterable {
    case team, player, official, assist, victim, opponent, off, on, zone, minute, period, score, note
  }

  static let builtIn = TimelineWords()

  let codes = CodeWords.builtIn
  private let kinds: [String: TimelineKind]
  private let groups: [String: Group]
  private let kickOff: Set<String>
  private let start: Set<String>
  private let part: Set<String>
  private let ordinals: [String: Int]
  let annulled: Set<String>
  let concussion: Set<String>
  let scored: Set<String>
  let missed: Set<String>
  let woodwork: Set<String>

  private init() {
    let books = Phrasebook.everyLanguage
    func words(_ key: String) -> Set<String> { Set(books.words(key).map { Self.compared($0) }) }
    var kinds: [String: TimelineKind] = [:]
    for (kind, key) in TimelineKind.named { for word in words(key) where kinds[word] == nil { kinds[word] = kind } }
    for (mark, kind) in TimelineKind.marks where kinds[mark] == nil { kinds[mark] = .action(kind) }
    self.kinds = kinds
    let groupKeys: [(Group, String)] = [
      (.team, "words.clip.group-team"), (.player, "words.clip.group-player"), (.assist, "words.clip.group-assist"),
      (.victim, "words.clip.group-victim"), (.opponent, "words.clip.group-opponent"),
      (.official, "words.clip.group-official"), (.off, "words.clip.group-off"), (.on, "words.clip.group-on"),
      (.zone, "words.clip.group-zone"), (.minute, "words.clip.group-minute"), (.period, "words.clip.group-period"),
      (.score, "words.clip.group-score"), (.note, "words.clip.group-note"),
    ]
    var groups: [String: Group] = [:]
    for (group, key) in groupKeys { for word in words(key) where groups[word] == nil { groups[word] = group } }
    self.groups = groups
    kickOff = words("words.clip.kick-off")
    start = words("words.clip.start")
    part = words("words.clip.part")
    var ordinals: [String: Int] = [:]
    for word in words("words.clip.first") { ordinals[word] = 1 }
    for word in words("words.clip.second") { ordinals[word] = 2 }
    self.ordinals = ordinals
    annulled = words("words.clip.annulled")
    concussion = words("words.clip.concussion")
    scored = words("words.clip.scored")
    missed = words("words.clip.missed")
    woodwork = words("words.clip.woodwork")
  }

  func kind(_ text: String) -> TimelineKind? { kinds[Self.compared(text)] }

  func group(_ text: String) -> Group? { groups[Self.compared(text)] }

  /// The period that a marker starts: `Kick-off 2`, `1H`, `2nd Half Start`, `Inicio 2ª parte`. Nil for other markers.
  func period(begunBy code: String) -> Int? {
    let text = Self.compared(code)
    let words = text.split(separator: " ").map(String.init)
    guard (1...5).contains(words.count) else { return nil }
    if ["1h", "2h", "3h", "4h"].contains(text) { return Int(text.prefix(1)) }
    let number = words.lazy.compactMap { word in
      self.ordinals[word] ?? (1...4).first { "\($0)" == word.filter(\.isNumber) && word.count <= 3 }
    }.first
    let joined = words.joined()
    let isKickOff = kickOff.contains { joined.contains($0.replacing(" ", with: "")) }
    let isStart = words.contains(where: start.contains) && (words.contains(where: part.contains) || number != nil)
    return isKickOff || isStart ? number ?? 1 : nil
  }

  /// Folded, with spaces, underscores and hyphens replaced by single spaces.
  static func compared(_ text: String) -> String {
    folded(text).split { " _-".contains($0) }.joined(separator: " ")
  }
}
