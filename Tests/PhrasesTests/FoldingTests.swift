import Phrases
import Testing

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Iniesta", "iniesta"), ("GARCÍA", "garcia"), ("Núñez", "nunez"), ("Çağlar Söyüncü", "caglar soyuncu"),
    ("Marc-André ter Stegen", "marc-andre ter stegen"), ("Ødegaard", "odegaard"), ("Łukasz", "lukasz"),
    ("Großkreutz", "grosskreutz"), ("Sigurðsson", "sigurdsson"), ("Þór", "thor"), ("Æbelø", "aebelo"),
    ("Cœur", "coeur"), ("İlkay", "ilkay"), ("Yıldız", "yildiz"), ("Nguyễn Quang Hải", "nguyen quang hai"),
    ("Pel·lícula", "pellicula"), ("COL·LEGI", "collegi"), ("Coŀlegi", "collegi"), ("a·b", "a·b"), ("·l", "·l"),
    ("D’Ambrosio", "d'ambrosio"), ("Șumudică", "sumudica"), ("Ǆ", "dz"), ("", ""), ("23' 9g,7", "23' 9g,7"),
    ("Шевченко", "шевченко"), ("香川", "香川"), ("⚽️", "⚽"),
  ])
  func caseAndAccentsFold(text: String, plain: String) {
    #expect(folded(text) == plain)
  }

  @Test func combiningMarksFoldLikeLettersWithThem() {
    #expect(folded("e\u{301}n\u{303}E\u{308}") == "ene")
    #expect(folded("l\u{0323}·l\u{0323}").hasPrefix("l"))
  }

  @Test func foldingIsIdempotent() {
    for value in UInt32(0)...0x24FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = folded(String(scalar))
      #expect(folded(once) == once, "U+\(String(value, radix: 16))")
    }
  }

  /// Found by FuzzFolding: a combining mark separated the dot from the two letters until it was removed.
  @Test(arguments: ["l·\u{486}L", "l\u{301}·l", "L·l\u{301}", "l·\u{301}\u{20DD}l"])
  func foldingTextWithMarksIsIdempotent(_ text: String) {
    #expect(folded(text) == "ll")
    #expect(folded(folded(text)) == folded(text))
  }

  /// Unicode's canonical decompositions, through String equality: a letter equal to a base letter with a combining mark
  /// must fold to the base letter.
  @Test func agreesWithCanonicalDecomposition() {
    for base in "abcdefghijklmnopqrstuvwxyz" {
      for mark in UInt32(0x300)...0x338 {
        guard let scalar = Unicode.Scalar(mark) else { continue }
        for letter in [String(base), base.uppercased()] {
          let composed = letter + String(scalar)
          #expect(folded(composed) == String(base))
          for value in Array(UInt32(0xC0)...0x233) + Array(0x1E00...0x1EFF) {
            guard let single = Unicode.Scalar(value), String(single) == composed else { continue }
            #expect(folded(String(single)) == String(base), "\(single)")
          }
        }
      }
    }
  }
}
