/// The files that a DTD or a stylesheet of ours, or of the user's, may read beside itself. Nothing else is ever read.
public struct XMLResources: Sendable {
  private let find: @Sendable (String) -> [UInt8]?

  /// - Parameter find: gives the bytes of a file by its name relative to the main one, `/` between folders.
  public init(_ find: @escaping @Sendable (String) -> [UInt8]?) { self.find = find }

  /// No file at all.
  public static let none = XMLResources { _ in nil }

  /// Files in memory, by name.
  public static func files(_ bytes: [String: [UInt8]]) -> XMLResources { XMLResources { bytes[$0] } }

  /// Files on disk in a folder or below it; links that lead out of it are not followed.
  public static func folder(_ path: String) -> XMLResources {
    XMLResources { name in LocalFile.read(name, within: path) }
  }

  /// The bytes of one file, by the name as it stands in the DTD or stylesheet, made relative to the main one.
  public func bytes(named name: String) -> [UInt8]? { find(name) }
}
