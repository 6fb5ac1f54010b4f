import Foundation

/// A test that needs its own process or special conditions: the test program is run again with that single test.
///
/// A probe is enabled only in that run, and reports that it has reached its end:
///
///     @Test(.enabled(if: Probe.isWanted("order"))) func order() throws {
///       …
///       Probe.done()
///     }
public enum Probe {
  private static let name = "FUTBOLSTATS_PROBE"
  private static let folderName = "FUTBOLSTATS_PROBE_FOLDER"
  private static let end = "the probe has got to its end"

  /// True if this process was started for the probe.
  public static func isWanted(_ probe: String) -> Bool { ProcessInfo.processInfo.environment[name] == probe }

  /// The folder passed to the probe.
  public static var folder: String { ProcessInfo.processInfo.environment[folderName] ?? "" }

  /// Sends a message to the parent process.
  public static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  public static func done() { say(end) }

  /// Environment and arguments for running only the test function with this name.
  public static func command(_ probe: String, folder: String = "") -> (environment: [String: String], line: [String]) {
    (
      [name: probe, folderName: folder],
      [CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter", "/\(probe)\\(\\)"]
    )
  }

  /// The probe did not finish successfully.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Runs a probe and expects success.
  /// - Parameter prefix: a program with arguments that starts it.
  public static func run(_ probe: String, folder: String = "", by prefix: [String] = []) throws {
    let (environment, line) = command(probe, folder: folder)
    let command = prefix + line
    let result = try TestSupport.run(command[0], Array(command.dropFirst()), environment: environment)
    guard result.status == .exited(0), result.error.contains(end) else {
      throw Failure(description: result.output + result.error)
    }
  }
}
