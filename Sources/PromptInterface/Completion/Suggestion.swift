import MatchModel
import Phrases

/// A possible completion, and the texts by which it can be found.
struct Suggestion {
  /// The text to be inserted.
  let key: String
  /// Its meaning; it is not searched.
  var label = ""
  /// Other words for it, in all languages.
  var others: [String] = []
  /// A person's name, which is found by any word in it.
  var name = ""
  /// True if more may follow without a space.
  var isOpen = false
  /// True if it is a pattern such as `1-9`, which is shown but never inserted.
  var isPattern = false

  init(_ key: String, _ label: String = "", others: [String] = [], name: String = "", isOpen: Bool = false) {
    self.key = key
    self.label = folded(label) == folded(key) ? "" : label
    self.others = others
    self.name = name
    self.isOpen = isOpen
  }

  static func pattern(_ form: String, _ label: String) -> Suggestion {
    var pattern = Suggestion(form, label)
    pattern.isPattern = true
    return pattern
  }

  var choice: Choice { Choice(key, label, isOpen: isOpen) }

  /// True if a word of the name begins with the text. A single letter does not count if it may begin other words.
  fileprivate func isNamed(_ wanted: String) -> Bool {
    guard !name.isEmpty, wanted.count > 1 || key.first?.isNumber == true else { return false }
    return folded(name).hasWord(beginning: wanted)
  }

  /// The first of its other words that begins with the text.
  fileprivate func called(_ wanted: String) -> Choice? {
    others.first { folded($0).hasPrefix(wanted) }.map { Choice($0, label, isOpen: isOpen) }
  }
}

extension [Suggestion] {
  /// The suggestions that match the typed text. Codes, words and words of names come first; failing that, less usual
  /// words and other languages; failing that, any part of a name.
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
