import Foundation
import LibXML
import TestSupport

/// A stylesheet with this body.
func sheet(_ body: String) -> [UInt8] {
  bytes(
    """
    <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
      xmlns:exsl="http://exslt.org/common" xmlns:str="http://exslt.org/strings" xmlns:math="http://exslt.org/math"
      xmlns:set="http://exslt.org/sets" xmlns:date="http://exslt.org/dates-and-times"
      xmlns:func="http://exslt.org/functions" xmlns:my="urn:my"
      xmlns:saxon="http://icl.com/saxon" xmlns:xalan="org.apache.xalan.xslt.extensions.Redirect"
      extension-element-prefixes="exsl str math set date func saxon xalan" exclude-result-prefixes="my">
    \(body)
    </xsl:stylesheet>
    """)
}

func transform(
  _ body: String, _ document: String = "<a/>", parameters: [(name: String, value: String)] = [],
  limits: TransformationLimits = .init(), parts: [String: String] = [:]
) throws(XMLError) -> Transformation {
  let stylesheet = try Stylesheet(sheet(body), name: "own.xsl", parts: .files(parts.mapValues { Array($0.utf8) }))
  return try stylesheet.transform(bytes(document), name: "a.xml", parameters: parameters, limits: limits)
}

func text(_ result: Transformation) -> String { String(decoding: result.bytes, as: UTF8.self) }

/// Runs `xsltproc`.
func xsltproc(_ arguments: [String], in folder: URL) throws -> RunResult {
  try run("xsltproc", arguments, directory: folder.path(percentEncoded: false))
}
