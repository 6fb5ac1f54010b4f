import LibXML
import TestSupport
import Testing

@Suite struct ThreadAndMemoryTests {
  static let body = """
    <xsl:key name='k' match='b' use='@n'/>
    <func:function name='my:f'><xsl:param name='x'/><func:result select='$x * 2'/></func:function>
    <xsl:param name='p'/>
    <xsl:template match='/'><xsl:message><xsl:value-of select='$p'/></xsl:message>
    <out p='{$p}'><xsl:for-each select='//b'><xsl:sort select='@n' order='descending'/>
    <xsl:value-of select="concat(my:f(@n), str:padding(2, '-'), count(key('k', @n)), generate-id() = '')"/>
    </xsl:for-each><xsl:if test="$p mod 5 = 0"><xsl:value-of select='$none'/></xsl:if></out></xsl:template>
    """

  private static func outcome(_ stylesheet: Stylesheet, _ index: Int, padding: String = "") -> [String] {
    let document = "<a>\(padding)" + (0..<index % 7).map { "<b n='\($0 % 3)'/>" }.joined() + "</a>"
    do throws(XMLError) {
      let result = try stylesheet.transform(bytes(document), name: "a.xml", parameters: [("p", "\(index)")])
      return [text(result)] + result.messages.map(\.message)
    } catch { return error.diagnostics.map { "\($0)" } }
  }

  /// Output and messages of concurrent transformations and compilations never mix.
  @Test func threadsShareAStylesheet() async throws {
    let stylesheet = try Stylesheet(sheet(Self.body), name: "own.xsl")
    let alone = (0..<200).map { Self.outcome(stylesheet, $0) }
    #expect(alone[5].count > 1 && alone[6].last == "6")
    let same = try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          let mine = task.isMultiple(of: 2) ? stylesheet : try Stylesheet(sheet(Self.body), name: "own.xsl")
          return (0..<200).map { Self.outcome(mine, $0) } == alone
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(same == Array(repeating: true, count: 8))
  }

  @Test func memoryStaysFlat() throws { try Probe.run("transformationsLeaveNothingBehind") }

  /// Includes failing transformations.
  @Test(.enabled(if: Probe.isWanted("transformationsLeaveNothingBehind")))
  func transformationsLeaveNothingBehind() throws {
    let stylesheet = try Stylesheet(sheet(Self.body), name: "own.xsl")
    let padding = String(repeating: "<x y='1'>z</x>", count: 300)
    func round(_ count: Int) {
      for index in 0..<count {
        _ = Self.outcome(stylesheet, index, padding: padding)
        if index.isMultiple(of: 10) {
          _ = try? Stylesheet(sheet(Self.body), name: "own.xsl")
          _ = try? Stylesheet(sheet("<xsl:template match='['/>"), name: "own.xsl")
        }
      }
    }
    round(1000)
    let before = peakMemory()
    round(10_000)
    // If every document leaked, this many would exceed a gigabyte.
    #expect(peakMemory() - before < 16 << 20)
    Probe.done()
  }
}
