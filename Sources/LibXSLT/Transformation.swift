public import Bounds
public import LibXML

/// Limits on the work of a transformation. They count operations instead of time, so the result is the same on every
/// machine.
public struct TransformationLimits: Sendable, Hashable {
  /// Maximum nesting depth of templates.
  public var depth: Int
  /// Maximum number of variables and parameters in scope at once.
  public var variables: Int
  /// Maximum number of stylesheet instructions executed.
  public var instructions: Int
  /// Maximum number of steps of all XPath expressions together.
  public var xpathSteps: Int

  public init(
    depth: Int = Bounds.templateDepth, variables: Int = Bounds.variables, instructions: Int = Bounds.instructions,
    xpathSteps: Int = Bounds.xpathSteps
  ) {
    self.depth = depth
    self.variables = variables
    self.instructions = instructions
    self.xpathSteps = xpathSteps
  }

  /// The limits for depth and variables are those of `xsltproc`. The others are far beyond what reports need, but a
  /// runaway stylesheet reaches them within seconds.
  public static let standard = TransformationLimits()
}

/// The result of a transformation.
public struct Transformation: Sendable {
  /// The output, encoded according to `xsl:output`: one document, or one per part.
  public var documents: [[UInt8]]
  public var bytes: [UInt8] { documents.first ?? [] }
  /// Warnings and the texts of `xsl:message`.
  public var messages: [XMLDiagnostic]
  /// Instructions executed. Compare with ``TransformationLimits/instructions``.
  public var instructions: Int
  /// XPath steps taken. Compare with ``TransformationLimits/xpathSteps``.
  public var xpathSteps: Int
}
