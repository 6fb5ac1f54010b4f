import Bounds
import LibXML

extension DocumentReader {
  /// Checks the length of texts before creating anything, because a name that appears once in the file appears in every
  /// action of the result.
  mutating func checkTexts(_ node: FlatElement) {
    for attribute in node.attributes { checkText(attribute.value, attribute.name, node) }
    if node.children.isEmpty { checkText(node.text, node.name, node) }
    for child in node.children { checkTexts(child) }
  }

  private mutating func checkText(_ text: String, _ name: String, _ node: FlatElement) {
    // Each character has at least one byte, so counting bytes usually suffices.
    guard text.utf8.count > Bounds.text else { return }
    let limit = Self.longTexts.contains(name) ? Bounds.longText : Bounds.text
    let count = text.unicodeScalars.count
    if count > limit {
      problem(node.line, .textTooLong(element: node.name, name: name, count: count, limit: limit))
    }
  }

  private static let longTexts: Set<String> = ["anotacio", "motiu", "parametres", "avis", "avisfi"]

  /// Returns false, and reports a problem, if there are too many actions.
  mutating func hasRoom(for actions: Int) -> Bool {
    guard actions > Bounds.actions else { return true }
    problem(root.line, .tooManyActions(actions, limit: Bounds.actions))
    return false
  }

  mutating func checkCount(ofOfficials node: FlatElement) {
    if node.children.count > Bounds.officials {
      problem(node.line, .tooManyOfficials(node.children.count, limit: Bounds.officials))
    }
  }
}
