/// Beginnings of keys that the program builds, `Phrase("law.\(code)")`, and what the rest of the key is.
///
/// A key with such a beginning counts as said only while something in Sources builds keys with it; whether each code
/// has its key is for the tests of the table of codes to prove, with `Phrasebook.has`.
let dynamicPrefixes: [String: String] = [
  "ask.": "a part of a clause that can be asked for",
  "clause.": "a kind of clause, and `.help`, `.example` or `.name`",
  "command.": "a command, and `.help`",
  "season.column.": "columns of a season's lists, by their names in CSV",
  "words.season.": "the views of a season",
  "criterion.": "what parts teams that are level, by its name in rules",
  "kind.": "the code of a kind of action",
  "law.": "the code of a law in the table of laws",
  "manual.match.": "a part of the page about the match file, and `.title` or `.text`",
  "reason.": "the code of a reason for a card",
  "rule-parameter.": "a parameter of a rule set",
  "stat.": "a statistic",
  "stat.short.": "a statistic at the head of a narrow column",
  "topic.": "a topic of help, and `.title` or `.text`",
  "words.clause.": "a kind of clause",
  "words.command.": "a command",
  "words.field.": "what can be changed of a player or of the match",
  "words.foot.": "a foot of a player",
  "words.official.": "the code of an official",
  "words.half.": "a period as it is named",
  "words.link.": "a small word of sentences",
  "words.sentence.": "a kind of clause that has more words in sentences",
  "words.unrecorded.": "what is seen at a match and not recorded by itself",
  "words.area.": "parts of the field that are several zones",
  "words.particle.": "a word that is neither a clause nor a code",
  "words.program.": "a command of the program",
  "words.side.": "the code of a side",
  "words.topic.": "a topic of help",
]
