import MatchModel
import Phrases

/// Something that could be typed at the cursor, and how it may be begun.
struct Suggestion {
  /// What is typed, as it is listed.
  let key: String
  /// What it is, in a word or two; nothing that is typed is looked for in it.
  var label = ""
  /// Other words for the same, of every language.
  var others: [String] = []
  /// Somebody's name, any word of which finds them.
  var name = ""
  /// Whether something may be glued to it.
  var isOpen = false
  /// A form to fill in, never typed as it stands: `1-9`.
  var isPattern = false

  init(_ key: String, _ label: String = "", others: [String] = [], isOpen: Bool = false) {
    self.key = key
    self.label = folded(label) == folded(key) ? "" : label
    self.others = others
    self.isOpen = isOpen
  }

  static func person(_ key: String, _ name: String, isOpen: Bool = false) -> Suggestion {
    var person = Suggestion(key, name, isOpen: isOpen)
    person.name = name
    return person
  }

  static func pattern(_ form: String, _ label: String) -> Suggestion {
    var pattern = Suggestion(form, label)
    pattern.isPattern = true
    return pattern
  }

  var choice: Choice { Choice(key, label, isOpen: isOpen) }

  /// Whether a word of the name begins so. One letter is too little where it may begin other words.
  fileprivate func isNamed(_ wanted: String) -> Bool {
    guard !name.isEmpty, wanted.count > 1 || key.first?.isNumber == true else { return false }
    return folded(name).hasWord(beginning: wanted)
  }

  /// The first of its other words that begins so, in its place.
  fileprivate func called(_ wanted: String) -> Choice? {
    others.first { folded($0).hasPrefix(wanted) }.map { Choice($0, label, isOpen: isOpen) }
  }
}

extension [Suggestion] {
  /// Those that what is typed may begin: codes, words and the words of names; where it begins none of them, words that
  /// are said less or in other languages; and at last what is anywhere in a name.
  func beginning(with typed: String) -> [Choice] {
    let wanted = folded(typed)
    if wanted.isEmpty { return map(\.choice) }
    let begun = filter { !$0.isPattern && (folded($0.key).hasPrefix(wanted) || $0.isNamed(wanted)) }
    if !begun.isEmpty { return begun.map(\.choice) }
    let others = compactMap { $0.called(wanted) }
    if !others.isEmpty || wanted.count < 3 { return others }
    return filter { folded($0.name).contains(wanted) }.map(\.choice)
  }
}
