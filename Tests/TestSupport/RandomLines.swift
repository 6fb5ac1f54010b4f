/// Random lines of the prompt's language and others, the same for the same seed.
public struct RandomLines {
  private var random: SeededGenerator
  private let numbers: [Int]

  /// - Parameter numbers: the shirt numbers to use.
  public init(seed: UInt64, numbers: [Int] = Array(1...19)) {
    random = SeededGenerator(seed: seed)
    self.numbers = numbers
  }

  /// A line that may be illegal or invalid.
  public mutating func next() -> String {
    var random = random
    defer { self.random = random }
    func pick(_ choices: [String]) -> String { random.pick(choices) }
    func bareNumber() -> String { String(random.pick(numbers)) }
    func number() -> String { pick(["", "v", "l"]) + bareNumber() }
    func clause() -> String {
      switch Int.random(in: 0..<16, using: &random) {
      case 0...2: number() + "g" + pick(["", "h", "rc", "gp", "t", ",7", "k5,8"])
      case 3: number() + "og"
      case 4...5: number() + "s" + pick(["", "+", "-h", "x", ".c,4"])
      case 6: number() + "f" + pick(["", "9", "m", "8y", "r"])
      case 7...8: number() + pick(["y", "y dissent", "r", "r violent conduct", "y whatever he said"])
      case 9: number() + "o"
      case 10: pick(["c", "vc", "lc", "7c"])
      case 11: number() + ">" + bareNumber() + pick(["", "", "k"])
      case 12: pick([number() + ">", ">" + number(), "v>12"])
      case 13: number() + pick(["@g", "@c"])
      case 14: pick(["?g", "v?f", "?y", "coachy", "vcoachr", "?1=9", "v?1=4", "n nota ©€", "9n «bé»"])
      default: pick(["9q", "44+z'", "🙂", "9g,,", "\"", "<&>", "  ", "!", "?", ">", "v", "=", "n", "%n", "added 99999"])
      }
    }
    let index = String(Int.random(in: 1...30, using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return pick(["start", "end", "start", "end", "finish", "abandon rain"])
    case 1: return pick(["undo", "undo", "redo"])
    case 2: return "edit \(index) \(clause())" + pick(["", " !"])
    case 3: return pick(["del \(index)", "del \(index) !", "annul \(index)"])
    case 4: return pick(["move \(index) before 3 !", "move \(index) 30'", "move \(index) 60' !"])
    case 5:
      return pick([
        "player l9 number 19", "player v4 name \"A \\ <b> & ü\"", "added 4", "clock 20:00", "award 3-0",
        "set venue Camp & Co",
        "bench v 12 13", "lineup l 1 2 3 4 5 6 7 8 9 10 12", "player l7 keeper captain", "find é", "ls 3", "todo",
        "stats", "notes",
      ])
    default:
      let time = pick(["", "", "\(Int.random(in: 1...125, using: &random))' ", "45+2' ", "50:30' ", "-3' "])
      return time + clause() + pick(["", "", " " + clause()]) + pick(["", "", " !"])
    }
  }
}
