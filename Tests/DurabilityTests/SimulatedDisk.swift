import TestSupport

/// A folder on a disk with power cuts: the durable state, and later operations, each of which may be lost independently
/// of the others.
///
/// Real file systems lose less, because they preserve part of the order.
struct SimulatedDisk {
  typealias Contents = [String: [UInt8]]

  private var names: [String: Int]
  private var files: [Int: [UInt8]]
  private var pendingNames: [DiskTrace.Call] = []
  private var pendingData: [Int: [DiskTrace.Call]] = [:]
  /// The state if nothing is lost.
  private(set) var current: (names: [String: Int], files: [Int: [UInt8]])

  init(names: [String: Int], files: [Int: [UInt8]]) {
    (self.names, self.files) = (names, files)
    current = (names, files)
  }

  mutating func apply(_ call: DiskTrace.Call) {
    Self.apply(call, to: &current.names, &current.files)
    switch call {
    case .create, .name, .unlink: pendingNames.append(call)
    case .write(let file, _, _), .truncate(let file, _): pendingData[file, default: []].append(call)
    case .sync(let file):
      for call in pendingData.removeValue(forKey: file) ?? [] { Self.apply(call, to: &names, &files) }
    case .syncFolder:
      for call in pendingNames { Self.apply(call, to: &names, &files) }
      pendingNames = []
    case .say: break
    }
  }

  /// The number of name changes that may still be lost.
  var unflushedNames: Int { pendingNames.count }

  /// All possible contents of the file after a power cut. Nil stands for a missing file.
  func survivors(of name: String) -> Set<[UInt8]?> {
    var found: Set<[UInt8]?> = []
    for kept in 0..<(1 << pendingNames.count) {
      var names = names
      var files = files
      for (bit, call) in pendingNames.enumerated() where kept >> bit & 1 == 1 { Self.apply(call, to: &names, &files) }
      guard let file = names[name] else {
        found.insert(nil)
        continue
      }
      for contents in Self.survivors(of: files[file] ?? [], after: pendingData[file] ?? []) { found.insert(contents) }
    }
    return found
  }

  /// A possible state of the folder after a power cut.
  func survivor(_ random: inout SeededGenerator) -> Contents {
    var names = names
    var files = files
    for call in pendingNames where Bool.random(using: &random) { Self.apply(call, to: &names, &files) }
    return names.mapValues { file in
      var contents = files[file] ?? []
      for call in pendingData[file] ?? [] {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: break
        case 1: Self.apply(call.half, to: &contents)
        default: Self.apply(call, to: &contents)
        }
      }
      return contents
    }
  }

  /// An operation may be completed, half completed or lost.
  private static func survivors(of contents: [UInt8], after calls: [DiskTrace.Call]) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = [contents]
    for call in calls {
      for before in found {
        for variant in [call, call.half] {
          var after = before
          apply(variant, to: &after)
          found.insert(after)
        }
      }
    }
    return found
  }

  private static func apply(_ call: DiskTrace.Call, to names: inout [String: Int], _ files: inout [Int: [UInt8]]) {
    switch call {
    case .create(let file, let name): names[name] = file
    case .name(let from, let to, let file):
      if let from { names[from] = nil }
      names[to] = file
    case .unlink(let name): names[name] = nil
    case .write(let file, _, _), .truncate(let file, _): apply(call, to: &files[file, default: []])
    case .sync, .syncFolder, .say: break
    }
  }

  private static func apply(_ call: DiskTrace.Call, to contents: inout [UInt8]) {
    func extend(to count: Int) {
      if contents.count < count { contents += [UInt8](repeating: 0, count: count - contents.count) }
    }
    switch call {
    case .write(_, let offset, let bytes):
      extend(to: offset + bytes.count)
      contents.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    case .truncate(_, let count):
      extend(to: count)
      contents.removeLast(contents.count - count)
    default: break
    }
  }
}

extension DiskTrace.Call {
  /// The operation interrupted in the middle.
  fileprivate var half: DiskTrace.Call {
    guard case .write(let file, let offset, let bytes) = self else { return self }
    return .write(file: file, offset: offset, bytes: Array(bytes.prefix(bytes.count / 2)))
  }
}
