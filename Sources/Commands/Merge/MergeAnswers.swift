import Bounds
import CommandSupport
import MatchMerging
import Phrases

extension MergeChoice {
  var text: String {
    switch self {
    case .take(.first): "A"
    case .take(.second): "B"
    case .both: "both"
    }
  }
}

// Answers to the questions of a merge, in the form used at the prompt and in files: `1=A`.
extension MergeChoices {
  /// How a question can be answered: A, B or both, or yes or no.
  struct Form {
    var canBeBoth = false
    /// The choice that yes stands for, if it is a yes-or-no question. No means that there were two events.
    var yes: MergeChoice?

    /// Nil if the word is not an answer.
    func choice(_ word: String) -> MergeChoice? {
      switch folded(word) {
      case "a", "1": return .take(.first)
      case "b", "2": return .take(.second)
      default:
        if let yes, Phrasebook.accepts(word, as: "words.particle.yes") { return yes }
        let keys = yes == nil ? ["words.merge.both"] : ["words.particle.no", "words.merge.both"]
        return canBeBoth && keys.contains { Phrasebook.accepts(word, as: $0) } ? .both : nil
      }
    }
  }

  /// Reads a file of answers; lines that begin with `#` are comments.
  mutating func read(_ path: String, _ forms: [Form]) throws(Failure) {
    let text = try InputFile.text(of: path, limit: Bounds.matchFile)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.split(whereSeparator: \.isWhitespace).joined()
      if line.isEmpty || line.hasPrefix("#") { continue }
      let halves = line.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      func problem(_ phrase: Phrase) -> Failure { .problem(phrase, in: path, line: index + 1) }
      guard halves.count == 2, let number = Int(halves[0]) else { throw problem(Phrase("merge.bad-answer")) }
      guard number > 0, number <= forms.count else {
        throw problem(Phrase("merge.no-such-question", ["number": number], count: forms.count))
      }
      guard let choice = forms[number - 1].choice(halves[1]) else { throw problem(Phrase("merge.bad-answer")) }
      answers[number] = choice
    }
  }

  /// All answers in the form stored in the history: `1=A 2=both apart=1`.
  var text: String {
    let answered = answers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
    return (answered + apart.sorted().map { "apart=\($0)" }).joined(separator: " ")
  }

  /// Parses ``text``. Unknown words are ignored.
  init(text: String) {
    self.init()
    for word in text.split(separator: " ") {
      let halves = word.split(separator: "=").map(String.init)
      guard halves.count == 2 else { continue }
      if halves[0] == "apart", let number = Int(halves[1]) {
        apart.insert(number)
      } else if let number = Int(halves[0]), let choice = Form(canBeBoth: true).choice(halves[1]) {
        answers[number] = choice
      }
    }
  }
}

extension MergeChoices.Form {
  init(_ contradiction: Contradiction) {
    canBeBoth = contradiction.canBeBoth
    yes = contradiction.recognition
  }
}
