import Foundation

/// The path of a file in the project.
func projectFile(_ path: String) -> String {
  URL(filePath: #filePath).appending(path: "../../../" + path).standardizedFileURL.path()
}

/// The path of a DTD in the project.
func schema(_ name: String) -> String { projectFile("Schema/" + name) }
