import Foundation
import TestSupport
import Testing

/// Headless Chromium.
enum Browser {
  /// Each browser has its own profile, because two may run at the same time; it is removed with the other files.
  private static func run(_ arguments: [String]) throws -> RunResult {
    let process = try ReportFixture.run(
      "chromium-headless-shell",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr", "--v=0",
        "--user-data-dir=\(ReportFixture.path("browser-\(UUID().uuidString)"))",
      ] + arguments)
    #expect(process.status == .exited(0), "\(process.error)")
    #expect(!process.error.contains("CONSOLE"), "\(process.error)")
    return process
  }

  /// Prints a page to a file.
  /// - Returns: the path of the PDF.
  static func print(_ html: some Sequence<UInt8>, as name: String) throws -> String {
    let page = try ReportFixture.write(html, to: name + ".html")
    let pdf = try ReportFixture.path(name + ".pdf")
    _ = try run(["--no-pdf-header-footer", "--print-to-pdf=\(pdf)", page])
    return pdf
  }

  /// The text that a script passes to `done` in an otherwise empty page.
  static func result(of script: String, features: String = "") throws -> String {
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><title>test</title><body><pre id="r"></pre><script>
      const done = text => { document.getElementById("r").textContent = "RESULT[" + text + "]RESULT"; };
      \(script)
      </script>
      """
    let file = try ReportFixture.write(page.utf8, to: "script-\(UUID().uuidString).html")
    let process = try run(
      ["--enable-blink-features=" + features, "--virtual-time-budget=600000", "--dump-dom", file])
    let parts = process.output.components(separatedBy: "RESULT[").dropFirst()
    return try #require(parts.first?.components(separatedBy: "]RESULT").first, "\(process.error)")
  }

  /// A page in a frame of a certain width.
  struct View: Encodable {
    let page: String
    let width: Int

    init(_ page: [UInt8], width: Int) { self.init(String(decoding: page, as: UTF8.self), width: width) }
    init(_ page: String, width: Int) { (self.page, self.width) = (page, width) }
  }

  /// Shows pages one after the other in a frame.
  /// - Parameter script: the body of an asynchronous JavaScript function that gets the frame, its document, the place
  ///   of the view, and the list `found`, to which it adds texts of one line.
  /// - Returns: what the function found.
  static func look(at views: [View], features: String = "", _ script: String) throws -> [String] {
    let result = try result(
      of: """
        const views = \(json(views)), found = [], frame = document.createElement("iframe");
        const look = async (frame, doc, view, found) => {
        \(script)
        };
        let view = 0;
        const show = () => { frame.width = views[view].width; frame.srcdoc = views[view].page; };
        frame.height = 800;
        frame.onload = async () => {
          if (!frame.srcdoc) return;
          await look(frame, frame.contentDocument, view, found);
          view += 1;
          if (view < views.length) show();
          else done(found.join("\\n"));
        };
        document.body.append(frame);
        show();
        """, features: features)
    return result.split(separator: "\n").map(String.init)
  }

  /// A value as a JavaScript literal within a page.
  static func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self).replacing("<", with: "\\u003c")
  }

  /// The layout of a page at a given width.
  struct Measured: Decodable {
    let page: Int
    let width: Int
    let client: Int
    let scroll: Int
    let widest: String
  }

  /// The layout width of each page in frames of the given widths.
  static func measured(_ pages: [[UInt8]], _ widths: [Int]) throws -> [Measured] {
    let found = try look(
      at: pages.map { View($0, width: widths[0]) },
      """
      const root = doc.documentElement;
      for (const width of \(widths)) {
        frame.width = width;
        let widest = "", most = 0;
        if (root.scrollWidth > root.clientWidth)
          for (const e of doc.body.querySelectorAll("*")) {
            const right = e.getBoundingClientRect().right;
            if (right > most) { most = right; widest = e.tagName + "." + (e.getAttribute("class") || "") + " " + e.textContent.slice(0, 30); }
          }
        found.push(JSON.stringify({page: view, width, client: root.clientWidth, scroll: root.scrollWidth, widest}));
      }
      """)
    let measured = try found.map { try JSONDecoder().decode(Measured.self, from: Data($0.utf8)) }
    #expect(measured.count == pages.count * widths.count)
    return measured
  }
}
