internal import CLibXML2

extension XMLDiagnostic {
  /// Copies an error of libxml2, which is valid only during the callback.
  init(_ error: xmlError, file: String) {
    let node = error.node?.assumingMemoryBound(to: xmlNode.self)
    let isElement = node?.pointee.type == XML_ELEMENT_NODE
    self.init(
      domain: Domain(rawValue: Int(error.domain)),
      code: Int(error.code),
      level: Level(error.level),
      file: error.file.map { String(cString: $0) } ?? file,
      line: isElement ? node.map(Int.init(lineOf:)) ?? 0 : Int(error.line),
      column: error.int2 > 0 && !isElement ? Int(error.int2) : nil,
      element: isElement ? node.map(String.init(nameOf:)) : nil,
      facts: [error.str1, error.str2, error.str3].compactMap { $0.map { String(cString: $0) } },
      message: error.message.map { String(cString: $0).onOneLine } ?? "")
  }
}

extension XMLDiagnostic.Level {
  init(_ level: xmlErrorLevel) {
    switch level {
    case XML_ERR_FATAL: self = .fatal
    case XML_ERR_ERROR: self = .error
    default: self = .warning
    }
  }
}

extension Int {
  /// The line of an element's start tag. A libxml2 node has 16 bits for it; ``XMLDocument`` stores larger lines in
  /// `psvi`.
  init(lineOf node: xmlNodePtr) {
    let line = Int(node.pointee.line)
    guard line == Int(UInt16.max), let longer = node.pointee.psvi else {
      self = line
      return
    }
    self = Int(bitPattern: longer)
  }
}

extension String {
  init(nameOf node: xmlNodePtr) {
    self.init(prefix: node.pointee.ns?.pointee.prefix, name: node.pointee.name)
  }

  init(prefix: UnsafePointer<xmlChar>?, name: UnsafePointer<xmlChar>) {
    let local = String(cString: name)
    self = prefix.map { String(cString: $0) + ":" + local } ?? local
  }

  /// The text with line breaks replaced by spaces, and without trailing spaces.
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
