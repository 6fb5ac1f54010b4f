import Foundation
import LibXML
import Resources

/// A match file with the given number of goals that is valid under both DTDs.
func sampleMatch(goals: Int = 2, name: String = "Agustí", encoding: String.Encoding = .isoLatin1) -> [UInt8] {
  let players = (1...18).map {
    "<jugador><dorsal>\($0)</dorsal><nom>\(name) \($0)</nom><titular>\($0 < 12 ? "si" : "no")</titular></jugador>"
  }.joined(separator: "\n")
  let scored = (0..<goals).map {
    """
    <gol minut="\($0 % 90)" dorsalautor="9" dorsalassistencia="7" origen="jugada" superficie="peu dret">
    <minut>\($0 % 90)</minut><autor>\(name)</autor><assistencia/><origen>jugada</origen><superficie/></gol>
    """
  }.joined(separator: "\n")
  let side = """
    <equip><dadesequip><nom>Equip</nom></dadesequip>
    <plantilla>\(players)</plantilla>
    <dadespartit iniciprimerapart="" inicisegonapart=""><gols>\(scored)</gols></dadespartit></equip>
    """
  let text = """
    <?xml version="1.0" encoding="\(encoding == .isoLatin1 ? "ISO-8859-1" : "UTF-8")"?>
    <partit><dadespartit iniciprimerapart="1" inicisegonapart="2"><iniciprimerapart>1</iniciprimerapart>\
    <inicisegonapart>2</inicisegonapart></dadespartit>
    \(side)
    \(side)
    </partit>
    """
  return [UInt8](text.data(using: encoding)!)
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

func currentDTD() throws -> DTD { try DTD(Schema.current, name: Schema.currentName, parts: .files(Schema.parts)) }
