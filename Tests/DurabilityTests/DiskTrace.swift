/// The operations of a program on the files of a folder, as recorded by `FaultyCalls`.
struct DiskTrace {
  enum Call {
    case create(file: Int, name: String)
    case write(file: Int, offset: Int, bytes: [UInt8])
    case truncate(file: Int, count: Int)
    case sync(file: Int)
    case syncFolder
    /// The file gets the name `to`; the name `from`, if any, is gone.
    case name(from: String?, to: String, file: Int)
    case unlink(name: String)
    /// The program has printed something, so all earlier operations are done.
    case say

    /// A description for test failures.
    var name: String { String("\(self)".prefix(40)) }
  }

  struct Malformed: Error { let line: String }

  private(set) var calls: [Call] = []

  /// - Parameter names: the files that existed before, by name.
  init(_ bytes: [UInt8], names: inout [String: Int]) throws {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 10) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      let words = line.split(separator: " ").map(String.init)
      func number(_ index: Int) throws -> Int {
        guard index < words.count, let number = Int(words[index]) else { throw Malformed(line: line) }
        return number
      }
      func file(_ index: Int) throws -> Int {
        guard index < words.count, let file = names[words[index]] else { throw Malformed(line: line) }
        return file
      }
      switch words[0] {
      case "create":
        names[words[2]] = try number(1)
        calls.append(.create(file: try number(1), name: words[2]))
      case "open": names[words[2]] = try number(1)
      case "write", "say":
        let count = try number(3)
        if words[0] == "say" {
          calls.append(.say)
        } else {
          calls.append(.write(file: try number(1), offset: try number(2), bytes: Array(rest.prefix(count))))
        }
        rest = rest.dropFirst(count + 1)
      case "truncate": calls.append(.truncate(file: try number(1), count: try number(2)))
      case "sync": calls.append(.sync(file: try number(1)))
      case "syncfolder": calls.append(.syncFolder)
      case "rename":
        calls.append(.name(from: words[1], to: words[2], file: try file(1)))
        names[words[2]] = names.removeValue(forKey: words[1])
      case "link":
        calls.append(.name(from: nil, to: words[2], file: try file(1)))
        names[words[2]] = names[words[1]]
      case "unlink":
        calls.append(.unlink(name: words[1]))
        names[words[1]] = nil
      default: throw Malformed(line: line)
      }
    }
  }
}
