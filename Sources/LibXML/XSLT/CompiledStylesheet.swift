import Bounds
internal import CLoadedLibraries.XSLT
internal import CSystem
import Synchronization

// A stylesheet compiled by libxslt. @unchecked: the pool lends it to one thread at a time.
final class CompiledStylesheet: @unchecked Sendable {
  /// The parts that were read, by name.
  let loaded: [String: [UInt8]]
  let parameters: Set<String>
  private let libxslt: cxslt_functions
  private let source: StylesheetSource
  private let style: xsltStylesheetPtr

  /// libxslt registers what it encounters while compiling in process-wide tables.
  private static let compiling = Mutex(())

  init(_ source: StylesheetSource) throws(XMLError) {
    guard let libxslt = XSLTLibrary.functions else {
      throw XMLError(
        XMLDiagnostic(
          domain: .io, code: XMLCode.noLibrary, level: .fatal, file: source.name,
          message: "libxslt is not installed"))
    }
    let session = XSLTSession(source)
    var style: xsltStylesheetPtr?
    Self.compiling.withLock { _ in style = session.run { Self.compile(session, libxslt) } }
    guard let style, style.pointee.errors == 0, !session.hasRefused else {
      if let style { libxslt.xsltFreeStylesheet(style) }
      throw session.error(otherwise: "The stylesheet cannot be compiled")
    }
    self.libxslt = libxslt
    self.style = style
    self.source = source
    loaded = session.loaded
    parameters = Self.parameters(of: style)
  }

  /// The parameters of a stylesheet and its imports. The definition with the highest import precedence wins, so a
  /// variable that hides an imported parameter is not a parameter.
  private static func parameters(of style: xsltStylesheetPtr) -> Set<String> {
    var seen: Set<String> = []
    var parameters: Set<String> = []
    func visit(_ style: xsltStylesheetPtr) {
      var next = style.pointee.variables
      while let definition = next {
        next = definition.pointee.next
        guard let text = definition.pointee.name, definition.pointee.nameURI == nil else { continue }
        let name = String(cString: text)
        if seen.insert(name).inserted, definition.pointee.comp?.pointee.type == XSLT_FUNC_PARAM {
          parameters.insert(name)
        }
      }
      var imported = style.pointee.imports
      while let part = imported {
        visit(part)
        imported = part.pointee.next
      }
    }
    visit(style)
    return parameters
  }

  deinit { libxslt.xsltFreeStylesheet(style) }

  private static func compile(_ session: XSLTSession, _ libxslt: cxslt_functions) -> xsltStylesheetPtr? {
    cxm_begin(Bounds.transformation, Bounds.transformation, nil, 0, nil)
    defer { if cxm_end() != 0 { session.noteLimit() } }
    guard let document = session.load(XSLTSession.mainAlias) else { return nil }
    // A stylesheet owns its document, but if compiling fails we still own it.
    guard let style = libxslt.xsltParseStylesheetDoc(document) else {
      xmlFreeDoc(document)
      return nil
    }
    return style
  }

  /// See ``Stylesheet/transform(_:parameters:limits:)`` and ``Stylesheet/parts(of:parameters:)``.
  func transform(
    _ document: XMLDocument, parameters: [Stylesheet.Parameter], limits: TransformationLimits, inParts: Bool = false
  ) throws(XMLError) -> Transformation {
    let session = XSLTSession(source)
    let written = inParts ? parts : { self.serialize($0).map { [$0] } }
    let outcome = session.run { run(document, session, parameters, limits, written) }
    guard let outcome else { throw session.error(otherwise: "The transformation failed") }
    return outcome
  }

  private func run(
    _ document: XMLDocument, _ session: XSLTSession, _ parameters: [Stylesheet.Parameter],
    _ limits: TransformationLimits, _ written: (xmlDocPtr) -> [[UInt8]]?
  ) -> Transformation? {
    let source = document.handle
    guard let context = libxslt.xsltNewTransformContext(style, source) else { return nil }
    defer { libxslt.xsltFreeTransformContext(context) }
    guard let security = SecurityPreferences(libxslt), security.apply(to: context) else { return nil }
    defer { withExtendedLifetime(security) {} }
    context.pointee.maxTemplateDepth = CInt(Bounds.templateDepth)
    context.pointee.maxTemplateVars = CInt(Bounds.variables)
    context.pointee.opLimit = UInt(limits.instructions)
    context.pointee.xpathCtxt.pointee.opLimit = UInt(limits.xpathSteps)
    // The transformation is stopped if it needs too much memory.
    return withUnsafeMutablePointer(to: &context.pointee.state) { state in
      withUnsafeMutablePointer(to: &context.pointee.xpathCtxt.pointee.opLimit) { steps in
        state.withMemoryRebound(to: CInt.self, capacity: 1) { state in
          cxm_begin(
            Bounds.transformation, Bounds.transformationStep, state, CInt(XSLT_STATE_STOPPED.rawValue), steps)
        }
        let outcome = transformation(source, context, session, parameters, written)
        guard cxm_end() != 0 else { return outcome }
        session.noteLimit()
        return nil
      }
    }
  }

  private func transformation(
    _ source: xmlDocPtr, _ context: xsltTransformContextPtr, _ session: XSLTSession,
    _ parameters: [Stylesheet.Parameter], _ written: (xmlDocPtr) -> [[UInt8]]?
  ) -> Transformation? {
    for parameter in parameters {
      guard libxslt.xsltQuoteOneUserParam(context, parameter.name, parameter.value) == 0 else { return nil }
    }
    let applied = libxslt.xsltApplyStylesheetUser(style, source, nil, nil, nil, context)
    if context.pointee.state == XSLT_STATE_STOPPED,
      context.pointee.opCount >= context.pointee.opLimit
        || context.pointee.xpathCtxt.pointee.opCount >= context.pointee.xpathCtxt.pointee.opLimit
    {
      session.noteLimit()
    }
    guard let result = applied else { return nil }
    defer { xmlFreeDoc(result) }
    // libxml2 continues after running out of memory, but its result is then incomplete.
    guard context.pointee.state == XSLT_STATE_OK, !session.hasRefused, let documents = written(result),
      !session.ranOutOfMemory
    else { return nil }
    return Transformation(documents: documents, messages: session.diagnostics)
  }

  /// Serializes the contents of each child of the root element as a separate document.
  private func parts(_ result: xmlDocPtr) -> [[UInt8]]? {
    let (first, last) = (result.pointee.children, result.pointee.last)
    defer {
      result.pointee.children = first
      result.pointee.last = last
    }
    var parts: [[UInt8]] = []
    var next = xmlDocGetRootElement(result)?.pointee.children
    while let part = next {
      next = part.pointee.next
      guard part.pointee.type == XML_ELEMENT_NODE else { continue }
      // Make them children of the document while they are written. A parent is a node to libxml2, and the two structs
      // begin with the same fields.
      result.pointee.children = part.pointee.children
      result.pointee.last = part.pointee.last
      UnsafeMutableRawPointer(result).withMemoryRebound(to: xmlNode.self, capacity: 1) { adopt(part, by: $0) }
      defer { adopt(part, by: part) }
      guard let bytes = serialize(result) else { return nil }
      parts.append(bytes)
    }
    return parts
  }

  /// Sets the parent of an element's children.
  private func adopt(_ element: xmlNodePtr, by parent: xmlNodePtr) {
    var next = element.pointee.children
    while let child = next {
      child.pointee.parent = parent
      next = child.pointee.next
    }
  }

  /// Serializes the result according to `xsl:output`.
  private func serialize(_ result: xmlDocPtr) -> [UInt8]? {
    var start: UnsafeMutablePointer<xmlChar>?
    var count: CInt = 0
    guard libxslt.xsltSaveResultToString(&start, &count, result, style) == 0 else { return nil }
    guard let start else { return [] }
    defer { shim_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }
}

extension XSLTSession {
  fileprivate func error(otherwise message: String) -> XMLError {
    // libxslt keeps no counter for template depth or variables, but its message names the setting.
    if diagnostics.contains(where: { $0.message.contains("xsltMaxDepth") || $0.message.contains("maxTemplateVars") }) {
      noteLimit()
    }
    if !diagnostics.contains(where: { $0.level >= .error }) {
      note(.init(domain: .xslt, code: 0, level: .error, file: Self.mainAlias, message: message))
    }
    return XMLError(diagnostics)
  }
}
