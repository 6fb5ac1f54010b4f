internal import CLibXSLT

/// What a stylesheet may do: read its own parts.
final class SecurityPreferences {
  private let handle: xsltSecurityPrefsPtr

  /// Nil where there is no memory.
  init?() {
    guard let handle = xsltNewSecurityPrefs() else { return nil }
    self.handle = handle
    for option in [
      XSLT_SECPREF_WRITE_FILE, XSLT_SECPREF_CREATE_DIRECTORY, XSLT_SECPREF_READ_NETWORK, XSLT_SECPREF_WRITE_NETWORK,
    ] where xsltSetSecurityPrefs(handle, option, xsltSecurityForbid) != 0 { return nil }
    let readsParts: xsltSecurityCheck = { _, _, name in
      guard let name, let session = XSLTSession.current else { return 0 }
      return session.mayRead(String(cString: name)) ? 1 : 0
    }
    guard xsltSetSecurityPrefs(handle, XSLT_SECPREF_READ_FILE, readsParts) == 0 else { return nil }
  }

  deinit { xsltFreeSecurityPrefs(handle) }

  /// Puts them in force for one transformation, which they must outlive.
  func apply(to context: xsltTransformContextPtr) -> Bool { xsltSetCtxtSecurityPrefs(handle, context) == 0 }
}
