import Foundation

/// Contrast as defined by WCAG 2.1.
public enum Contrast {
  /// The contrast ratio of two colours, from 1 to 21.
  public static func ratio(_ one: String, _ other: String) -> Double { ratio(channels(one), channels(other)) }

  public static func ratio(_ one: [Double], _ other: [Double]) -> Double {
    let luminances = [luminance(one), luminance(other)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  /// Red, green and blue of #rgb or #rrggbb, from 0 to 1.
  public static func channels(_ colour: String) -> [Double] {
    var digits = Array(colour.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    return stride(from: 0, to: 6, by: 2).map { place in
      Double(Int(String(digits[place...(place + 1)]), radix: 16) ?? 0) / 255
    }
  }

  private static func luminance(_ channels: [Double]) -> Double {
    zip([0.2126, 0.7152, 0.0722], channels).reduce(0) { $0 + $1.0 * linear($1.1) }
  }

  /// The intensity of a channel of sRGB.
  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

/// A colour by lightness, chroma and hue, with the published matrices of Oklab
/// (https://bottosson.github.io/posts/oklab/).
public struct OklchColour {
  public var lightness: Double
  private let a: Double
  private let b: Double

  public init(_ colour: String) {
    let rgb = Contrast.channels(colour).map(Contrast.linear)
    let cone = [
      0.4122214708 * rgb[0] + 0.5363325363 * rgb[1] + 0.0514459929 * rgb[2],
      0.2119034982 * rgb[0] + 0.6806995451 * rgb[1] + 0.1073969566 * rgb[2],
      0.0883024619 * rgb[0] + 0.2817188376 * rgb[1] + 0.6299787005 * rgb[2],
    ].map { cbrt($0) }
    lightness = 0.2104542553 * cone[0] + 0.7936177850 * cone[1] - 0.0040720468 * cone[2]
    a = 1.9779984951 * cone[0] - 2.4285922050 * cone[1] + 0.4505937099 * cone[2]
    b = 0.0259040371 * cone[0] + 0.7827717662 * cone[1] - 0.8086757660 * cone[2]
  }

  /// Red, green and blue from 0 to 1, clipped to the sRGB range as in browsers.
  public var channels: [Double] {
    let cone = [
      lightness + 0.3963377774 * a + 0.2158037573 * b, lightness - 0.1055613458 * a - 0.0638541728 * b,
      lightness - 0.0894841775 * a - 1.2914855480 * b,
    ].map { pow($0, 3) }
    return [
      4.0767416621 * cone[0] - 3.3077115913 * cone[1] + 0.2309699292 * cone[2],
      -1.2684380046 * cone[0] + 2.6097574011 * cone[1] - 0.3413193965 * cone[2],
      -0.0041960863 * cone[0] - 0.7034186147 * cone[1] + 1.7076147010 * cone[2],
    ].map { value in
      let cut = max(0, min(1, value))
      return cut <= 0.0031308 ? 12.92 * cut : 1.055 * pow(cut, 1 / 2.4) - 0.055
    }
  }
}
