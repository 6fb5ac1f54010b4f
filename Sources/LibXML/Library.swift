internal import CLibXML2
internal import CXMLMemory

/// What must be done once in the process before libxml2 is used. `xmlCleanupParser` is never called: other threads
/// may still be parsing.
package enum Library {
  /// Touching it does it.
  package static let ready: Void = {
    // Before anything else: what one function has given must not go back to another.
    xmlMemSetup(cxm_free, cxm_malloc, cxm_realloc, cxm_strdup)
    xmlInitParser()
    // One loader for the process, which knows no file and no network, only what the session at work allows. The
    // library's own would open whatever it is told to.
    xmlSetExternalEntityLoader { url, _, context in
      guard let url, let context, let session = ParserSession.of(context) else { return nil }
      return session.input(named: String(cString: url))
    }
  }()
}
