/// The inputs of a step besides the previous contents, such as the other record in a merge.
public struct StepSources: Equatable, Sendable {
  /// Chosen by the caller: how the sources were combined.
  public let note: String
  public let contents: [[UInt8]]

  public init(note: String, contents: [[UInt8]]) {
    self.note = note
    self.contents = contents
  }
}
