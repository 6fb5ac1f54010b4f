import CommandSupport
import Phrases

extension SeasonView {
  static let site = SeasonView(name: "site", operand: "FOLDER", isList: false) { request throws(Failure) in
    let site = try SeasonSite(request, folder: request.name ?? "")
    let (written, deleted) = try site.write()
    let book = request.book
    request.console.print(
      book(Phrase("season.site.written", ["folder": site.folder, "changed": written], count: site.count)))
    if deleted > 0 { request.console.print(book(Phrase("season.site.deleted", count: deleted))) }
  }
}
