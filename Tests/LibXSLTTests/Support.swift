import Foundation
import LibXML
import LibXSLT

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// A stylesheet with this inside.
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
  limits: TransformationLimits = .standard, parts: [String: String] = [:]
) throws(XMLError) -> Transformation {
  let stylesheet = try Stylesheet(sheet(body), name: "own.xsl", parts: .files(parts.mapValues { Array($0.utf8) }))
  return try stylesheet.transform(bytes(document), name: "a.xml", parameters: parameters, limits: limits)
}

func text(_ result: Transformation) -> String { String(decoding: result.bytes, as: UTF8.self) }

/// A folder for one test, removed after it.
func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appending(path: "futbolstats-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// The bytes `xsltproc` writes, and what it says.
func xsltproc(_ arguments: [String], in folder: URL) throws -> (output: [UInt8], errors: String, status: Int32) {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["xsltproc"] + arguments
  process.currentDirectoryURL = folder
  // Files, not pipes: nothing can fill up while nobody reads.
  let (output, errors) = (folder.appending(path: "stdout"), folder.appending(path: "stderr"))
  for file in [output, errors] { try Data().write(to: file) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  process.waitUntilExit()
  return try (
    [UInt8](Data(contentsOf: output)), String(decoding: Data(contentsOf: errors), as: UTF8.self),
    process.terminationStatus
  )
}

/// The most memory this process has had, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss * 1024
}
