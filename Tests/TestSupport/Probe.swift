import Foundation

/// What a whole process must be alone for, or be put into circumstances for: a test of this program that is run again, by itself.
///
/// A test that is a probe is enabled only there, and ends by saying that it got there:
///
///     @Test(.enabled(if: Probe.isWanted("order"))) func order() throws {
///       …
///       Probe.done()
///     }
public enum Probe {
  private static let name = "FUTBOLSTATS_PROBE"
  private static let folderName = "FUTBOLSTATS_PROBE_FOLDER"
  private static let end = "the probe has got to its end"

  /// Whether this process is there for that probe.
  public static func isWanted(_ probe: String) -> Bool { ProcessInfo.processInfo.environment[name] == probe }

  /// The folder it was given.
  public static var folder: String { ProcessInfo.processInfo.environment[folderName] ?? "" }

  /// Says something to who started it.
  public static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  public static func done() { say(end) }

  /// Environment and arguments of a process that runs the test function of that name and nothing else.
  public static func command(_ probe: String, folder: String = "") -> (environment: [String: String], line: [String]) {
    (
      [name: probe, folderName: folder],
      [CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter", "/\(probe)\\(\\)"]
    )
  }

  /// It did not get to a good end.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Runs a probe to its end, which must be a good one.
  /// - Parameter prefix: a program, with its arguments, that starts it.
  public static func run(_ probe: String, folder: String = "", by prefix: [String] = []) throws {
    let (environment, line) = command(probe, folder: folder)
    let command = prefix + line
    let result = try TestSupport.run(command[0], Array(command.dropFirst()), environment: environment)
    guard result.status == .exited(0), result.error.contains(end) else {
      throw Failure(description: result.output + result.error)
    }
  }
}
