public import Bounds
public import LibXML

/// How much a transformation may do before it is stopped. Counted, not timed: the same on every machine.
public struct TransformationLimits: Sendable, Hashable {
  /// How deep templates may call each other.
  public var depth: Int
  /// How many variables and parameters may be alive at once.
  public var variables: Int
  /// How many instructions of the stylesheet may be carried out.
  public var instructions: Int
  /// How many steps all XPath expressions together may take.
  public var xpathSteps: Int

  /// Those of `Bounds`, unless told otherwise.
  public init(
    depth: Int = Bounds.templateDepth, variables: Int = Bounds.variables, instructions: Int = Bounds.instructions,
    xpathSteps: Int = Bounds.xpathSteps
  ) {
    self.depth = depth
    self.variables = variables
    self.instructions = instructions
    self.xpathSteps = xpathSteps
  }

  /// Depth and variables as `xsltproc` has them; the rest far beyond what any report needs, and met in seconds.
  public static let standard = TransformationLimits()
}

/// What a stylesheet made of a document.
public struct Transformation: Sendable {
  /// The output, in the encoding and by the method of the stylesheet's `xsl:output`; of its parts, where they were asked for.
  public var documents: [[UInt8]]
  /// The output, where there is one.
  public var bytes: [UInt8] { documents.first ?? [] }
  /// What the stylesheet said with `xsl:message`, and warnings.
  public var messages: [XMLDiagnostic]
  /// Instructions carried out, to be compared with ``TransformationLimits/instructions``.
  public var instructions: Int
  /// XPath steps taken, to be compared with ``TransformationLimits/xpathSteps``.
  public var xpathSteps: Int
}
