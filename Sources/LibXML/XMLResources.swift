/// The additional files that a DTD or stylesheet may read. No other file is ever read.
public struct XMLResources: Sendable {
  private let find: @Sendable (String) -> [UInt8]?

  /// - Parameter find: returns the contents of a file by its path relative to the main file, separated by `/`.
  public init(_ find: @escaping @Sendable (String) -> [UInt8]?) { self.find = find }

  public static let none = XMLResources { _ in nil }

  public static func files(_ bytes: [String: [UInt8]]) -> XMLResources { XMLResources { bytes[$0] } }

  /// Files in a folder or below it. Links that lead outside are not followed.
  static func folder(_ path: String) -> XMLResources {
    XMLResources { name in LocalFile.read(name, within: path) }
  }

  func bytes(named name: String) -> [UInt8]? { find(name) }
}
