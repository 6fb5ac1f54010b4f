import MatchModel
import MatchRules
import Phrases
import Wording

/// All words that may be typed, in all languages at once: folded, with single spaces in longer names.
public struct Vocabulary: Sendable {
  public struct List<Meaning: Sendable>: Sendable {
    /// The meanings by folded name, with single spaces.
    public private(set) var meanings: [String: Meaning] = [:]
    /// The number of words in the longest name.
    private(set) var longest = 1

    /// Adds names; in a name of several words, `_` stands for the spaces.
    mutating func add(_ names: some Sequence<String>, _ meaning: Meaning) {
      for name in names {
        let words = folded(name).split { $0 == "_" || $0 == " " }
        longest = max(longest, words.count)
        let key = words.joined(separator: " ")
        if meanings[key] == nil { meanings[key] = meaning }
      }
    }

    /// Ignores case and accents.
    public subscript(name: String) -> Meaning? { isLongerThanAnyName(name) ? nil : meanings[folded(name)] }

    func filter(_ isWanted: (Meaning) -> Bool) -> List {
      var list = self
      list.meanings = meanings.filter { isWanted($0.value) }
      return list
    }

    func without(_ names: some Sequence<String>) -> List {
      var list = self
      for name in names { list.meanings[folded(name).replacing("_", with: " ")] = nil }
      return list
    }

    /// The longest name at the beginning of the words, and its number of words.
    package func match(_ words: ArraySlice<Word>) -> (meaning: Meaning, count: Int)? {
      guard let first = words.first, !isLongerThanAnyName(first.text) else { return nil }
      for count in stride(from: min(longest, words.count), to: 0, by: -1) {
        if isLongerThanAnyName(words[words.startIndex + count - 1].text) { continue }
        var name = words.prefix(count).map { folded($0.text) }.joined(separator: " ")
        // `gol: 9`, as the answers are worded; `groga, protestes`.
        if name.last == ":" || name.last == "," { name.removeLast() }
        if let meaning = meanings[name] { return (meaning, count) }
      }
      return nil
    }
  }

  public private(set) var table = ClauseTable.football
  public private(set) var clauses = List<ClauseKind>()
  public private(set) var commands = List<CommandKind>()
  public private(set) var topics = List<HelpTopic>()
  public private(set) var codes = CodeWords.builtIn
  public private(set) var sides = List<Side>()
  /// The words of the fields of `player` and `set`; their meanings are in `fieldNames`.
  public private(set) var fields = List<String>()
  public private(set) var officials = List<OfficialCode>()
  /// The particles: off, on, handball, before, to and the like.
  public private(set) var particles = List<Particle>()
  /// The words of declared kinds of fouls; handballs are built in.
  public private(set) var foulKinds = List<FoulCode>()
  /// The words of declared sums: `fifth foul`.
  private(set) var sums = List<CardColor>()

  /// Words for cards of any colour, which `ls` accepts but which are not clauses.
  public private(set) var cards = List<Void>()

  /// The meanings of words that are neither clauses, commands nor codes.
  public enum Particle: String, CaseIterable, Sendable {
    case off, on, handball, assist, zone, concussion, before, after, last, none, filler, because, replacing, yes, no,
      starter,
      substitute, stays, all
    /// Precedes the opponent in a declared action.
    case versus
    /// After a way of scoring: the attempt went in.
    case made

    package var wordsKey: String { "words.particle.\(rawValue)" }
  }

  /// The fields of `player` and `set`.
  public static let fieldNames = playerFields + matchFields + squadFields + ruleFields
  package static let playerFields = [
    "name", "number", "pos", "foot", "height", "traits", "licence", "captain", "keeper",
  ]
  /// The fields of a player in a game, which may have no goalkeepers.
  package static func playerFields(_ rules: RuleSet) -> [String] {
    rules.hasGoalkeeper ? playerFields : playerFields.filter { $0 != "keeper" }
  }
  package static let matchFields = MatchField.all.map(\.name) + [MatchField.us, MatchField.rules]
  /// The squads, which are read from files.
  package static let squadFields = Side.allCases.map(MatchField.squad)
  /// The parameters of the rules by their keys in files, except the name of the rule set.
  package static let ruleFields = RuleParameter.all.map(\.key).filter { $0 != "name" }

  /// The words of every game, loaded once when needed.
  public static let standard = Vocabulary()

  /// The words of every game in these languages.
  public init(_ books: [Phrasebook] = Phrasebook.everyLanguage) {
    for spec in ClauseSpec.all {
      clauses.add((spec.isWord ? [spec.code] : []) + books.words(spec.wordsKey), spec.kind)
    }
    for spec in CommandSpec.all { commands.add([spec.code] + books.words(spec.wordsKey), spec.kind) }
    for topic in HelpTopic.allCases { topics.add([topic.rawValue] + books.words(topic.wordsKey), topic) }
    cards.add(books.words("words.cards"), ())
    for side in Side.allCases { sides.add(books.words("words.side.\(side.code)"), side) }
    for code in OfficialCode.roles { officials.add(books.words("words.official.\(code)"), code) }
    for field in Self.fieldNames { fields.add([field] + books.words("words.field.\(field)"), field) }
    for particle in Particle.allCases { particles.add(books.words(particle.wordsKey), particle) }
  }

  /// The words of a match under these rules.
  package static func of(_ rules: RuleSet) -> Vocabulary {
    standard.table.isOf(rules) ? standard : standard.playing(by: rules)
  }

  /// The words of every game, and those that these rules declare.
  public func playing(by rules: RuleSet) -> Vocabulary {
    var words = self
    words.table = ClauseTable(rules)
    // Declared words take precedence: in basketball, `técnica` is a foul and not the coach.
    words.officials = words.officials.without(rules.words.values.flatMap(\.all))
    words.clauses = words.clauses.filter { !$0.isDeclared && !$0.isAbsent(from: rules) }
    // If substitutions are recorded, a new goalkeeper usually comes on in one.
    if !rules.follows, rules.hasGoalkeeper {
      words.clauses.add(Phrasebook.everyLanguage.words("words.goalkeeper-change"), .goalkeeper)
    }
    for origin in rules.ownOrigins { words.codes.origins.add(origin.words, origin.code) }
    for spec in words.table.all where spec.kind.isDeclared {
      words.clauses.add(spec.names?.all ?? [], spec.kind)
    }
    for sanction in rules.ownSanctions { words.codes.colors.add(rules.words(for: sanction.code), sanction.code) }
    words.sums = List()
    for sum in rules.ownSums { words.sums.add(rules.words(for: sum.code)?.all ?? [], sum.code) }
    words.foulKinds = List()
    for foul in rules.ownFouls {
      words.foulKinds.add(rules.words(for: foul.code)?.all ?? [foul.code.rawValue], foul.code)
    }
    return words
  }

  /// The number of words in the longest phrase that a sentence may contain.
  var longestPhrase: Int {
    let tables = [
      codes.bodyParts.longest, codes.origins.longest, codes.outcomes.longest, codes.colors.longest,
      codes.cardReasons.longest,
    ]
    let lists = [clauses.longest, sides.longest, officials.longest, particles.longest, foulKinds.longest, sums.longest]
    return (tables + lists).reduce(SentenceWords.builtIn.longestPhrase, max)
  }

  /// The outcomes of a declared action, in every language and by their codes.
  func endings(of code: ActionCode) -> List<Outcome> {
    var list = List<Outcome>()
    guard let spec = table[.own(code)], let action = spec.declared else { return list }
    for ending in action.outcomes {
      list.add((spec.outcomes[ending.code]?.all ?? []) + [ending.code.rawValue], ending.code)
    }
    return list
  }

  /// Yes, no or both, if the text is the first letter of a word for it in any language: `s`, `y`, `n`, `o`.
  package func answers(beginningWith text: String) -> Set<Particle> {
    let letter = folded(text)
    guard letter.count == 1 else { return [] }
    return Set(particles.meanings.filter { $0.key.hasPrefix(letter) }.values).intersection([.yes, .no])
  }

  /// The code of the outcome, part of the body, origin or card that a text means in a line; nil if it means none, or for
  /// other parts of a clause.
  package func code(of slot: ClauseSpec.Slot, meant text: String) -> String? {
    let words = LineParser.words(of: text)[...]
    func whole<Value: Code>(_ found: (meaning: Value, count: Int)?) -> String? {
      found.flatMap { $0.count == words.count ? $0.meaning.rawValue : nil }
    }
    return switch slot {
    case .outcome: whole(codes.outcomes.match(words))
    case .bodyPart: whole(codes.bodyParts.match(words))
    case .origin: whole(codes.origins.match(words))
    case .card: whole(codes.colors.match(words))
    default: nil
    }
  }

  /// A listed reason, typed in full or abbreviated if no other reason begins the same way.
  package func reason(_ words: ArraySlice<Word>) -> (meaning: CardReason, count: Int)? {
    if let exact = codes.cardReasons.match(words) { return exact }
    guard let first = words.first, first.text.count >= 3 else { return nil }
    let beginning = folded(first.text)
    let names = codes.cardReasons.allWords.filter { $0.hasPrefix(beginning) }
    let found = Set(names.compactMap { codes.cardReasons.value(named: $0) })
    return found.count == 1 ? found.first.map { ($0, 1) } : nil
  }

  /// The words of a player's name that do not also name an event. A player called Corner is found by first name.
  package func namesOnly(_ name: String) -> String {
    name.split(separator: " ").filter { clauses[String($0)] == nil }.joined(separator: " ")
  }

  /// The opening word that the text is the beginning of, or else the most similar one. Words that end or delete
  /// something are suggested only if they are a single typo away.
  func nearestOpening(to text: String) -> String? {
    guard !isLongerThanAnyWord(text), text.count > 2 else { return nil }
    let grave =
      clauses.meanings.filter { [.end, .finish, .abandon].contains($0.value) }.map(\.key)
      + commands.meanings.filter { [.delete, .annul, .undo, .quit].contains($0.value) }.map(\.key)
    let far = Set(grave.filter { editDistance(folded(text), $0) > 1 })
    let names = Set(clauses.meanings.keys).union(commands.meanings.keys).union(officials.meanings.keys)
    let begun = clauses.meanings.filter { $0.key.hasPrefix(folded(text)) && !far.contains($0.key) }
    if Set(begun.values).count == 1 { return begun.keys.min { ($0.count, $0) < ($1.count, $1) } }
    return nearest(to: text, in: names.subtracting(far).sorted())
  }

  /// The most similar word that names something a player may do.
  package func nearestDeed(to text: String) -> String? {
    guard !isLongerThanAnyWord(text), text.count > 2 else { return nil }
    let deeds = clauses.meanings.filter { table[$0.value]?.isWord == false }
    return nearest(to: text, in: deeds.keys.sorted())
  }
}

extension WordTable {
  /// The longest name at the beginning of the words, and its number of words.
  func match(_ words: ArraySlice<Word>) -> (meaning: Value, count: Int)? {
    match(words: words.map(\.text)).map { ($0.value, $0.count) }
  }
}
