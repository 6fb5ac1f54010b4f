public import Bounds

/// Limits on the work of a transformation. They count operations instead of time, so the result is the same on every
/// machine. The defaults are far beyond what reports need, but a runaway stylesheet reaches them within seconds.
public struct TransformationLimits: Sendable, Hashable {
  var instructions: Int
  var xpathSteps: Int

  public init(instructions: Int = Bounds.instructions, xpathSteps: Int = Bounds.xpathSteps) {
    self.instructions = instructions
    self.xpathSteps = xpathSteps
  }
}

public struct Transformation: Sendable {
  /// The output, encoded according to `xsl:output`: one document, or one per part.
  var documents: [[UInt8]]
  public var bytes: [UInt8] { documents.first ?? [] }
  /// Warnings and the texts of `xsl:message`.
  public var messages: [XMLDiagnostic]
}
