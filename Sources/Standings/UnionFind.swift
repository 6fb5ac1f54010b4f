/// Sets of keys that belong together: a union-find structure.
package struct UnionFind<Key: Hashable & Comparable> {
  private var parents: [Key: Key] = [:]

  package init() {}

  package mutating func join(_ one: Key, _ other: Key) {
    let (a, b) = (root(of: one), root(of: other))
    // The smaller key becomes the representative, so the order of joining does not matter.
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  package func root(of key: Key) -> Key {
    var key = key
    while let parent = parents[key] { key = parent }
    return key
  }
}
