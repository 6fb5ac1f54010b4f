import Foundation
import LibXML
import Schema

/// A match file that is valid against both DTDs, with as many goals as wanted.
func sampleMatch(goals: Int = 2, name: String = "Agustí", encoding: String.Encoding = .isoLatin1) -> [UInt8] {
  let players = (1...18).map {
    "<jugador><dorsal>\($0)</dorsal><nom>\(name) \($0)</nom><titular>\($0 < 12 ? "si" : "no")</titular></jugador>"
  }.joined(separator: "\n")
  let scored = (0..<goals).map {
    """
    <gol minut="\($0 % 90)" dorsalautor="9" dorsalassistencia="7" origen="jugada" superficie="peu dret">
    <minut>\($0 % 90)</minut><autor>\(name)</autor><assistencia/><origen>jugada</origen><superficie/></gol>
    """
  }.joined(separator: "\n")
  let side = """
    <equip><dadesequip><nom>Equip</nom></dadesequip>
    <plantilla>\(players)</plantilla>
    <dadespartit iniciprimerapart="" inicisegonapart=""><gols>\(scored)</gols></dadespartit></equip>
    """
  let text = """
    <?xml version="1.0" encoding="\(encoding == .isoLatin1 ? "ISO-8859-1" : "UTF-8")"?>
    <partit><dadespartit iniciprimerapart="1" inicisegonapart="2"><iniciprimerapart>1</iniciprimerapart>\
    <inicisegonapart>2</inicisegonapart></dadespartit>
    \(side)
    \(side)
    </partit>
    """
  return [UInt8](text.data(using: encoding)!)
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

func currentDTD() throws -> DTD { try DTD(Schema.current, name: Schema.currentName, parts: .files(Schema.parts)) }

/// A folder for one test, removed after it.
func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appending(path: "futbolstats-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// What another program answers.
struct Verdict {
  var status: Int32
  var output: String
  var errors: String
}

func run(_ tool: String, _ arguments: [String], in folder: URL) throws -> Verdict {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [tool] + arguments
  process.currentDirectoryURL = folder
  // Files, not pipes: nothing can fill up while nobody reads.
  let output = folder.appending(path: "stdout-\(UUID().uuidString)")
  let errors = folder.appending(path: "stderr-\(UUID().uuidString)")
  for file in [output, errors] { try Data().write(to: file) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  process.waitUntilExit()
  return try Verdict(
    status: process.terminationStatus, output: String(decoding: Data(contentsOf: output), as: UTF8.self),
    errors: String(decoding: Data(contentsOf: errors), as: UTF8.self))
}

/// The most memory this process has had, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss * 1024
}
