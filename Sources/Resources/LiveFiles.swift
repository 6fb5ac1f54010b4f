internal import CResources

/// The script and the style of the live pages, embedded from the folder `Stylesheets`.
public enum LiveFiles {
  public static let script = Array(live_page_script().memory)
  public static let style = Array(live_page_style().memory)
}
