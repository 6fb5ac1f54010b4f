/// Beginnings of keys that the program builds, `Phrase("law.\(code)")`, and what the rest of the key is.
///
/// A key with such a beginning counts as said only while something in Sources builds keys with it; whether each code
/// has its key is for the tests of the table of codes to prove, with `Phrasebook.has`.
let dynamicPrefixes: [String: String] = [
  "kind.": "the code of a kind of action",
  "law.": "the code of a law in the table of laws",
  "reason.": "the code of a reason for a card",
]
