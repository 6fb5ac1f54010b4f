/// A local page for streaming software, which may start before the server. It shows the overlay as soon as the server
/// answers, and again after each interruption.
enum LiveOverlayFile {
  /// - Parameter address: the address of the server.
  static func bytes(_ address: String) -> [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <meta name="generator" content="FutbolStats">
      <title>FutbolStats</title>
      <style>html, body, iframe { margin: 0; border: 0; width: 1920px; height: 1080px; overflow: hidden; background: transparent; color-scheme: normal; }</style>
      <script>
      "use strict";
      const page = "\(address)overlay" + location.search;
      let frame = null;
      async function look() {
        try {
          await fetch("\(address)match.json", { cache: "no-store" });
          if (!frame) {
            frame = document.createElement("iframe");
            frame.src = page;
            document.body.append(frame);
          }
        } catch {
          if (frame) frame.remove();
          frame = null;
        }
        setTimeout(look, 2000);
      }
      addEventListener("DOMContentLoaded", look);
      </script>
      <body></body>

      """.utf8)
  }
}
