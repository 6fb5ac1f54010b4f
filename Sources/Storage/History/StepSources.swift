/// What a step was made of besides the contents before it, such as the other record in a merge.
public struct StepSources: Equatable, Sendable {
  /// Chosen by the caller: how the sources were combined.
  public let note: String
  public let contents: [[UInt8]]

  public init(note: String, contents: [[UInt8]]) { (self.note, self.contents) = (note, contents) }
}
