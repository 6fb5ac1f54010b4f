"""Files designed to break readers: samples of each kind in libxml2's hostile tests, and of our own formats.

    python3 Benchmarks/samples.py FOLDER          a folder each for matches, DTDs, stylesheets, squads, rules and scripts
    python3 Benchmarks/samples.py --small FOLDER  the same, of thousands of bytes instead of millions

Files named "below-..." are as large as the limits allow, and must be read."""
import os
import re
import sys

MATCH = """<?xml version="1.0" encoding="%s"?>
<partit versio="1" reglament="official" nostre="local" estat="acabat" data="2026-03-01" estadi="Camp d&apos;Inca">
  <dadespartit iniciprimerapart="" inicisegonapart=""><iniciprimerapart/><inicisegonapart/></dadespartit>
  <equip>
    <dadesequip><nom>Inca</nom></dadesequip>
    <plantilla>
%s    </plantilla>
    <dadespartit iniciprimerapart="" inicisegonapart="">%s</dadespartit>
  </equip>
  <equip>
    <dadesequip><nom>Lloseta</nom></dadesequip>
    <plantilla>
%s    </plantilla>
    <dadespartit iniciprimerapart="" inicisegonapart=""/>
  </equip>
  <periodes>
    <periode tipus="part" num="1" ordre="1" durada="45" minutfi="45" ordrefi="90000"/>
  </periodes>
%s</partit>
"""
GOAL = ('<gols><gol minut="9" dorsalautor="9" dorsalassistencia="" origen="" superficie="cap" ordre="2" part="1"><minut>9</minut>'
        "<autor>Gabi</autor><assistencia/><origen/><superficie>cap</superficie></gol></gols>")
NOTE = '<nota dorsalJugador="" anotacio="%s" minut="9" ordre="%d" part="1"><dorsalJugador/><anotacio>%s</anotacio></nota>'


def squad(name="Àngel"):
    return "".join(
        f'      <jugador{" porter=" + chr(34) + "si" + chr(34) if n == 1 else ""}><dorsal>{n}</dorsal><nom>{name if n == 1 else ""}</nom>'
        f'<titular>{"si" if n < 12 else "no"}</titular></jugador>\n' for n in range(1, 19))


def match(actions=GOAL, more="", encoding="UTF-8", name="Àngel"):
    return MATCH % (encoding, squad(name), actions, squad(""), more)


def matches(n):
    """n: the approximate size of large content, 1,000,000 or a few thousand."""
    yield "plain", match()
    # Nesting.
    yield "below-deep", match(more="<a>" * 200 + "</a>" * 200)
    yield "deep", "<partit>" + "<a>" * n + "</a>" * n + "</partit>"
    yield "deep-open", "<partit>" + "<a b='c'>" * n
    # Entities.
    powers = "".join(f'<!ENTITY e{i} "{f"&e{i - 1};" * 10}">' for i in range(1, 10))
    yield "entities-general", f'<!DOCTYPE partit [<!ENTITY e0 "x">{powers}]><partit>&e9;</partit>'
    yield "entities-attribute", f'<!DOCTYPE partit [<!ENTITY e0 "x">{powers}]><partit a="&e9;"/>'
    yield "entities-default", f'<!DOCTYPE partit [<!ENTITY e0 "x">{powers}<!ATTLIST partit a CDATA "&e9;">]><partit/>'
    yield "entities-quadratic", f'<!DOCTYPE partit [<!ENTITY e "{"x" * (n // 20)}">]><partit>{"&e;" * (n // 40)}</partit>'
    yield "entities-in-themselves", '<!DOCTYPE partit [<!ENTITY a "&b;"><!ENTITY b "&a;">]><partit>&a;</partit>'
    parameters = '<!ENTITY % p0 "x">' + "".join(f'<!ENTITY % p{i} "{f"&#37;p{i - 1};" * 10}">' for i in range(1, 10))
    yield "entities-parameter", f"<!DOCTYPE partit [{parameters}%p9;]><partit/>"
    yield "entities-unknown", "<partit>" + "&x;" * n + "</partit>"
    yield "references", match(more="<!---->") .replace("Inca</nom>", "&#73;nca</nom>").replace("Lloseta", "&#76;" * 500)
    # Attributes and namespaces.
    for count, name in ((250, "below-attributes"), (251, "attributes"), (n // 5, "attributes-many")):
        yield name, match(more="<a " + " ".join(f"a{i}=''" for i in range(count)) + "/>")
    yield "below-attributes-in-all", match(more=("<a " + " ".join(f"a{i}=''" for i in range(200)) + "/>") * min(990, n // 200))
    yield "attributes-twice", match(more="<a " + " ".join("a=''" for i in range(250)) + "/>")
    for count, name in ((100, "below-namespaces"), (101, "namespaces"), (n // 20, "namespaces-many")):
        yield name, match(more="<a " + " ".join(f"xmlns:a{i}='u{i}'" for i in range(count)) + "/>")
    yield "namespaces-nested", match(more="".join(f"<a xmlns='u{i}'>" for i in range(200)) + "</a>" * 200)
    # Large numbers of nodes.
    for name, node in (("elements", "<a/>"), ("comments", "<!---->"), ("instructions", "<?a?>"), ("sections", "<![CDATA[x]]>")):
        yield "below-" + name, match(more=node * min(199_000, n))
        yield name, match(more=node * n)
    for name, begin, end in (("comment", "<!--", "-->"), ("instruction", "<?a ", "?>"), ("section", "<![CDATA[", "]]>"),
                             ("text", "", ""), ("value", "<a b='", "'/>"), ("name", "<", "/>"), ("attribute", "<a ", "=''/>")):
        for size, prefix in ((min(8_000_000, 8 * n), "below-huge-"), (64 * n, "huge-")):
            yield prefix + name, match(more=begin + "x" * size + end)
        yield "open-" + name, match(more=begin + "x" * n).replace("</partit>", "")
    yield "below-actions", match("<notes>" + "".join(NOTE % ("x" * 300, i, "x" * 300) for i in range(2, min(9_900, n // 100))) + "</notes>")
    yield "below-notes", match("<notes>" + "".join(NOTE % ("x" * 9_999, i, "x" * 9_999) for i in range(2, min(390, n // 1000))) + "</notes>")
    yield "below-marks", match("<notes>" + "".join(NOTE % ("e" + "\u0301" * 9_000, i, "") for i in range(2, min(390, n // 1000))) + "</notes>")
    yield "note", match("<notes>" + NOTE % ("x" * n, 2, "x" * n) + "</notes>")
    yield "name", match(name="x" * n)
    yield "errors", match(more="<a b='c'>" * 200 + "<" * n)
    yield "invalid", match(more="<gol minut='x'/>" * min(n, 190_000))
    yield "numbers", match().replace('minut="9"', f'minut="{"9" * n}"').replace('durada="45"', f'durada="{"9" * 30}"')
    yield "blanks", match() + " \n" * (n * 3)
    yield "lines", match(more="\n" * (n * 3))
    # Encodings.
    for name, codec, label in (("utf-16", "utf-16", "UTF-16"), ("utf-16-be", "utf-16-be", "UTF-16BE"), ("utf-16-le", "utf-16-le", "UTF-16"),
                               ("utf-32", "utf-32", "UTF-32"), ("utf-7", "utf-7", "UTF-7"), ("ebcdic", "cp037", "IBM037"),
                               ("koi8", "koi8-r", "KOI8-R"), ("2022", "iso2022_jp", "ISO-2022-JP"), ("big5", "big5", "Big5")):
        yield "encoding-" + name, match(encoding=label, name="Joan").encode(codec, "replace")
    yield "encoding-utf-16-huge", match(more="<a>" + "x" * (4 * n) + "</a>", encoding="UTF-16").encode("utf-16")
    yield "encoding-utf-16-odd", match(encoding="UTF-16").encode("utf-16")[:-1]
    yield "encoding-unknown", match(encoding="x" * 5000)
    yield "encoding-wrong", match(encoding="UTF-16").encode()
    for name, what in (("invalid", b"\xff\xfe\xfd"), ("overlong", b"\xc0\xaf\xe0\x80\xaf"), ("surrogate", b"\xed\xa0\x80"), ("cut", b"\xc3"),
                       ("nul", b"\0"), ("escape", b"\x1b[2J"), ("beyond", b"\xf7\xbf\xbf\xbf"), ("nonsense", bytes(range(256)) * 20)):
        yield "bytes-" + name, match().encode().replace("À".encode(), what)
        yield "bytes-" + name + "-first", what + match().encode()
    yield "bom-alone", b"\xef\xbb\xbf"
    yield "bom-twice", b"\xef\xbb\xbf" * 2 + match().encode()
    yield "bom-of-another", b"\xfe\xff" + match().encode()
    yield "bom-latin-1", b"\xef\xbb\xbf" + match(encoding="ISO-8859-1").encode()
    for name, what in (("empty", ""), ("blank", " \n"), ("nothing-but-a-declaration", '<?xml version="1.0"?>'), ("html", "<html><br></html>"),
                       ("version", '<?xml version="9.9"?><partit/>'), ("twice", match() * 2), ("zeros", "\0" * n), ("brackets", "<" * n),
                       ("ampersands", "&" * n), ("declarations", '<?xml version="1.0"?>' * (n // 20)), ("quotes", "<partit a=" + "'\"" * n)):
        yield name, what
    # References to files and sockets.
    for target in ("file:///etc/passwd", "/etc/passwd", "http://127.0.0.1:9/x", "ftp://127.0.0.1:9/x", "../../../../etc/passwd", "partit.dtd"):
        name = re.sub("[^a-z]", "-", target)
        yield "outside-doctype" + name, match().replace("<partit ", f'<!DOCTYPE partit SYSTEM "{target}"><partit ', 1)
        yield "outside-public" + name, match().replace("<partit ", f'<!DOCTYPE partit PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "{target}"><partit ', 1)
        yield "outside-entity" + name, match(more="&e;").replace("<partit ", f'<!DOCTYPE partit [<!ENTITY e SYSTEM "{target}">]><partit ', 1)
        yield "outside-parameter" + name, match().replace("<partit ", f'<!DOCTYPE partit [<!ENTITY % e SYSTEM "{target}">%e;]><partit ', 1)
        yield "outside-include" + name, match(more=f'<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="{target}" parse="text"/>')
        yield "outside-pointer" + name, match(more=f'<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="{target}#xpointer(//*)"/>')
        yield "outside-schema" + name, match().replace(
            "<partit ", f'<partit xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="{target}" xml:base="{target}" ', 1)
        yield "outside-stylesheet" + name, match().replace("<partit ", f'<?xml-stylesheet type="text/xsl" href="{target}"?><partit ', 1)
        yield "outside-catalog" + name, match().replace("<partit ", f'<?oasis-xml-catalog catalog="{target}"?><partit ', 1)
    # Truncated before each markup character.
    whole = match()
    for count, place in enumerate(re.finditer(r'[<>"=/ ]', whole[:2500] + whole[-400:])):
        if count % 8 == 0:
            yield f"cut-{count}", whole[:place.start()]


DTD = "<!ELEMENT partit ANY>"


def dtds(n):
    yield "plain", DTD
    yield "model-ambiguous", "<!ELEMENT partit ((a|b)*,a" + ",(a|b)" * 25 + ")><!ELEMENT a EMPTY><!ELEMENT b EMPTY>"
    yield "model-optional", "<!ELEMENT partit (" + ",".join("a?" for _ in range(2000)) + ")><!ELEMENT a EMPTY>"
    yield "model-nested", "<!ELEMENT partit " + "(" * n + "a" + ")" * n + ">"
    yield "model-nested-starred", "<!ELEMENT partit " + "(" * 120 + "a" + "?)*" * 120 + ">"
    yield "model-repeated", "<!ELEMENT partit " + "((" * 12 + "a" + "+),(a+))" * 12 + ">"
    yield "model-wide", "<!ELEMENT partit (" + "|".join(f"a{i}" for i in range(n // 20)) + ")*>"
    yield "model-mixed", "<!ELEMENT partit (#PCDATA|" + "|".join(f"a{i}" for i in range(n // 20)) + ")*>"
    yield "elements", DTD + "".join(f"<!ELEMENT a{i} EMPTY>" for i in range(n // 25))
    yield "attributes", DTD + "<!ATTLIST partit " + " ".join(f"a{i} CDATA #IMPLIED" for i in range(n // 25)) + ">"
    yield "defaults", DTD + "<!ATTLIST partit " + " ".join(f"a{i} CDATA 'x'" for i in range(n // 25)) + ">"
    yield "values", DTD + "<!ATTLIST partit a (" + "|".join(f"v{i}" for i in range(n // 10)) + ") #IMPLIED>"
    yield "notations", DTD + "".join(f"<!NOTATION n{i} SYSTEM 'x'>" for i in range(n // 30))
    yield "entities", DTD + "".join(f"<!ENTITY e{i} 'x'>" for i in range(n // 20))
    parameters = '<!ENTITY % p0 "<!-- x -->">' + "".join(f'<!ENTITY % p{i} "{f"&#37;p{i - 1};" * 10}">' for i in range(1, 10))
    yield "entities-parameter", DTD + parameters + "%p9;"
    yield "entities-parameter-in-values", DTD + '<!ENTITY % p0 "x">' + "".join(f'<!ENTITY % p{i} "{f"%p{i - 1};" * 10}">' for i in range(1, 10))
    yield "entities-quadratic", DTD + f'<!ENTITY % p "<!--{"x" * 40_000}-->">' + "%p;" * min(n, 9_000)
    yield "entities-in-themselves", DTD + '<!ENTITY % a "&#37;b;"><!ENTITY % b "&#37;a;">%a;'
    yield "entities-attribute-default", DTD + '<!ENTITY e0 "x">' + "".join(
        f'<!ENTITY e{i} "{f"&e{i - 1};" * 10}">' for i in range(1, 10)) + '<!ATTLIST partit a CDATA "&e9;">'
    yield "conditional", DTD + "<![INCLUDE[" * n + "]]>" * n
    yield "ignored", DTD + "<![IGNORE[" * n + "]]>" * n
    yield "comments", DTD + "<!---->" * n
    yield "huge-comment", DTD + "<!--" + "x" * (8 * n) + "-->"
    yield "garbled", "<!" * n
    yield "open", "<!ELEMENT partit (" * (n // 20)
    for target in ("file:///etc/passwd", "/etc/passwd", "http://127.0.0.1:9/x", "../../../../etc/passwd"):
        name = re.sub("[^a-z]", "-", target)
        yield "outside" + name, DTD + f'<!ENTITY % e SYSTEM "{target}">%e;'


def stylesheet(body, doctype="", more=""):
    return (f'{doctype}<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:str="http://exslt.org/strings" '
            'xmlns:exsl="http://exslt.org/common" xmlns:math="http://exslt.org/math" xmlns:dyn="http://exslt.org/dynamic" '
            'xmlns:set="http://exslt.org/sets" xmlns:date="http://exslt.org/dates-and-times" xmlns:crypto="http://exslt.org/crypto" '
            'xmlns:func="http://exslt.org/functions" xmlns:saxon="http://icl.com/saxon" extension-element-prefixes="str exsl math dyn set date func">'
            f'{more}<xsl:template match="/">{body}</xsl:template></xsl:stylesheet>')


def value(expression):
    return stylesheet(f'<xsl:value-of select="{expression}"/>')


def stylesheets(n):
    loop = '<xsl:for-each select="//node()">'
    yield "plain", stylesheet("<p/>")
    yield "loops", stylesheet(loop * 12 + "x" + "</xsl:for-each>" * 12)
    yield "loops-of-output", stylesheet(loop * 3 + "x" * 500 + "</xsl:for-each>" * 3)
    yield "recursion", stylesheet('<xsl:apply-templates select="/"/>')
    yield "recursion-of-names", stylesheet('<xsl:call-template name="a"/>', more='<xsl:template name="a"><b><xsl:call-template name="a"/></b></xsl:template>')
    yield "recursion-of-functions", stylesheet('<xsl:value-of select="math:f()"/>', more=(
        '<func:function name="math:f"><func:result select="math:f() + math:f()"/></func:function>'))
    yield "recursion-of-sets", stylesheet("<p/>", more='<xsl:attribute-set name="a" use-attribute-sets="b"/><xsl:attribute-set name="b" use-attribute-sets="a"/>')
    yield "recursion-of-variables", stylesheet('<xsl:value-of select="$a"/>', more='<xsl:variable name="a" select="$b"/><xsl:variable name="b" select="$a"/>')
    yield "two-at-a-time", stylesheet('<xsl:call-template name="a"/>', more='<xsl:template name="a"><xsl:call-template name="a"/><xsl:call-template name="a"/></xsl:template>')
    yield "predicates", value("count(//node()" + "[count(//node()" * 8 + ") &gt; 0]" * 8 + ")")
    yield "parents", value("count(//node()" + "/..//node()" * 12 + ")")
    yield "siblings", value("count(//node()" + "/following::node()/preceding::node()" * 5 + ")")
    yield "unions", value("count(" + "|".join("//node()/following::node()" for _ in range(200)) + ")")
    yield "brackets", value("(" * n + "1" + ")" * n)
    yield "minuses", value("-" * n + "1")
    yield "long", value("1" + "+1" * n)
    yield "padding", value("str:padding(2000000000, 'x')")
    yield "padding-twice", value("concat(str:padding(100000000, 'x'), str:padding(100000000, 'y'))")
    yield "replacing", value(f"str:replace(str:padding(1000000, 'x'), 'x', str:padding(1000, 'y'))")
    yield "tokens", value("count(str:tokenize(str:padding(20000000, 'x '), ' '))")
    yield "tokens-of-letters", value("count(str:tokenize(str:padding(20000000, 'x'), ''))")
    yield "alignment", value("str:align('x', str:padding(500000000, '-'), 'left')")
    yield "encoding", value("string-length(str:encode-uri(str:padding(100000000, '%'), true()))")
    yield "translation", value("string-length(translate(str:padding(300000, 'x'), str:padding(30000, 'y'), ''))")
    yield "containing", value("contains(str:padding(300000, 'x'), concat(str:padding(150000, 'x'), 'y'))")
    yield "distinct", value("count(set:distinct(str:tokenize(str:padding(3000000, 'abcdefghij'), '')))")
    yield "differences", value("count(set:difference(str:tokenize(str:padding(300000, 'x'), ''), str:tokenize(str:padding(300000, 'x'), '')))")
    yield "evaluating", value("dyn:evaluate(concat('1', str:padding(2000000, '+1')))")
    yield "mapping", value("dyn:map(//node(), 'count(//node()[count(//node()[count(//node()) &gt; 0]) &gt; 0])')")
    yield "powers", value("math:power(99999, 99999)")
    yield "constants", value("math:constant('PI', 100000000)")
    yield "dates", value("date:add('2026-01-01', 'P999999999999Y')")
    yield "durations", value("date:duration(1e300)")
    yield "numbers", stylesheet('<xsl:number value="99999999999999999999" format="I"/><xsl:number value="1e15" format="a"/>')
    yield "formats", value(f"format-number(1e300, '{'0' * 10000}.{'#' * 10000}')")
    yield "sorting", stylesheet('<xsl:for-each select="//node()/following::node()"><xsl:sort select="count(//node())"/>x</xsl:for-each>')
    yield "keys", stylesheet("<xsl:value-of select=\"count(key('k', '1'))\"/>", more='<xsl:key name="k" match="node()" use="//node()/following::node()"/>')
    yield "patterns", stylesheet("<xsl:apply-templates/>", more='<xsl:template match="' + "*[//node()[//node()[//node()]]]/" * 30 + '*"/>')
    yield "messages", stylesheet(loop * 3 + "<xsl:message>x</xsl:message>" + "</xsl:for-each>" * 3)
    yield "copies", stylesheet(loop * 2 + '<xsl:copy-of select="/"/>' + "</xsl:for-each>" * 2)
    yield "names", stylesheet('<xsl:element name="{str:padding(50000000, \'x\')}"/>')
    yield "attributes", stylesheet("<p>" + loop + '<xsl:for-each select="//node()"><xsl:attribute name="a{generate-id()}{position()}">x</xsl:attribute></xsl:for-each></xsl:for-each></p>')
    yield "namespaces", stylesheet("<p>" + loop + '<xsl:element name="a:b" namespace="u{position()}"/></xsl:for-each></p>')
    yield "deep", stylesheet("<a>" * n + "</a>" * n)
    yield "templates", stylesheet("<p/>", more="".join(f'<xsl:template match="a{i}"/>' for i in range(n // 25)))
    powers = "".join(f'<!ENTITY e{i} "{f"&e{i - 1};" * 10}">' for i in range(1, 10))
    yield "entities", stylesheet("&e9;", f'<!DOCTYPE a [<!ENTITY e0 "x">{powers}]>')
    yield "entities-attribute", stylesheet('<p a="&e9;"/>', f'<!DOCTYPE a [<!ENTITY e0 "x">{powers}]>')
    yield "entities-quadratic", stylesheet("&e;" * (n // 40), f'<!DOCTYPE a [<!ENTITY e "{"x" * (n // 20)}">]>')
    yield "huge", stylesheet("<p>" + "x" * (8 * n) + "</p>")
    yield "including-itself", stylesheet("<p/>", more='<xsl:include href="including-itself.xsl"/>')
    yield "importing-itself", stylesheet("<p/>", more='<xsl:import href="importing-itself.xsl"/>')
    for target in ("file:///etc/passwd", "/etc/passwd", "http://127.0.0.1:9/x", "../../../../etc/passwd"):
        name = re.sub("[^a-z]", "-", target)
        yield "outside-document" + name, stylesheet(f"<xsl:copy-of select=\"document('{target}')\"/>")
        yield "outside-include" + name, stylesheet("<p/>", more=f'<xsl:include href="{target}"/>')
        yield "outside-import" + name, stylesheet("<p/>", more=f'<xsl:import href="{target}"/>')
        yield "outside-entity" + name, stylesheet("&e;", f'<!DOCTYPE a [<!ENTITY e SYSTEM "{target}">]>')
        yield "outside-parameter" + name, stylesheet("<p/>", f'<!DOCTYPE a [<!ENTITY % e SYSTEM "{target}">%e;]>')
        yield "outside-doctype" + name, stylesheet("<p/>", f'<!DOCTYPE a SYSTEM "{target}">')
        yield "outside-output" + name, stylesheet(f'<exsl:document href="{target}.made"><p/></exsl:document>')
        yield "outside-result" + name, stylesheet(f'<xsl:document href="{target}.made"><p/></xsl:document>')


def texts(n, line):
    """Hostile texts for both squads and rules; `line` is a valid line."""
    yield "plain", line
    yield "below-remarks", line + "# x\n" * min(250_000, n // 4)
    yield "lines", line * (n // len(line))
    yield "wide", line + "x" * min(1_000_000, n)
    yield "blanks", line + " " * min(1_000_000, n)
    yield "empty-lines", line + "\n" * min(1_000_000, n)
    yield "marks", line + "e" + "\u0301" * min(500_000, n)
    yield "joiners", line + "👩\u200d" * min(140_000, n)
    yield "flags", line + "🇪" * min(250_000, n)
    yield "returns", line + "\r" * min(1_000_000, n)
    yield "zeros", line.encode() + b"\0" * min(1_000_000, n)
    yield "digits", "9" * min(1_000_000, n)
    yield "utf-16", (line * 100).encode("utf-16")
    yield "utf-16-odd", (line * 100).encode("utf-16") + b"x"
    yield "bytes", bytes(range(256)) * (min(1_000_000, n) // 256)
    yield "equals", "=" * min(1_000_000, n)
    yield "empty", ""


def squads(n):
    yield from texts(n, "9 Iniesta\n")
    head = "dorsal,nom,titular\n"
    yield "quotes", head + '"' * min(1_000_000, n)
    yield "commas", head + "," * min(1_000_000, n)
    yield "columns", "number," + ",".join(f"x{i}" for i in range(min(120_000, n))) + "\n9\n"
    yield "rows", head + "".join(f"{i},x,\n" for i in range(min(90_000, n)))
    yield "same", head + "9,x,\n" * min(180_000, n)
    yield "brackets", "9 " + "(" * min(1_000_000, n)
    yield "groups", "9 " + "(x)" * min(330_000, n)
    yield "words", "9 " + "x " * min(500_000, n)
    yield "letters", "9 " + "GK " * min(330_000, n)
    yield "traits", "number,traits\n9,\"" + "x," * min(500_000, n) + '"\n'
    yield "heights", "number,height\n9," + "1" * min(500_000, n) + "\n"


def rules(n):
    yield from texts(n, "players = 11\n")
    yield "parameters", "".join(f"x{i} = 1\n" for i in range(min(80_000, n)))
    yield "values", "tie-breakers = " + "goals, " * min(140_000, n) + "\n"
    yield "numbers", "players = " + "1" * min(500_000, n) + "\n"


def scripts(n):
    yield "plain", "start\n3' 9g\n"
    for name, piece in (("letters", "x"), ("digits", "9"), ("quotes", "'"), ("commas", "9g,"), ("arrows", "9>"), ("clauses", "9s "), ("marks", "e\u0301"),
                        ("joiners", "👩\u200d"), ("signs", "+-.!?@#=:;"), ("questions", "?1=9 "), ("times", "45+1' "), ("equals", "a=b "), ("dashes", "-"),
                        ("words", "goal by 9 assist 7 "), ("slips", "goql fotl "), ("colons", "1:"), ("plus", "45+"), ("blanks", " "), ("zeros", "\0")):
        for size in (60, 400, 10_000, 60_000):
            yield f"{name}-{size}", "start\n" + (piece * (size // len(piece)) + "\n") * max(1, min(40, n // 25_000))
    yield "each-lines", "start\n" + "3' c\n" * min(4_000, n // 250)
    yield "unknown", "frobnicate\n" * (n // 100)
    yield "long", "n " + "x" * (64 * n)
    yield "bytes", bytes(range(256)) * (n // 256)
    yield "empty", "\n" * n


KINDS = {"matches": (matches, ".xml"), "dtds": (dtds, ".dtd"), "stylesheets": (stylesheets, ".xsl"), "squads": (squads, ".csv"),
         "rules": (rules, ".rules"), "scripts": (scripts, ".txt")}


def write(folder, n, kinds=KINDS):
    for kind, (samples, suffix) in kinds.items():
        os.makedirs(os.path.join(folder, kind), exist_ok=True)
        for name, content in samples(n):
            with open(os.path.join(folder, kind, name.rstrip("-") + suffix), "wb") as file:
                file.write(content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content)


if __name__ == "__main__":
    small = "--small" in sys.argv
    write(sys.argv[-1], 4_000 if small else 1_000_000)
