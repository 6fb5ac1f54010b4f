extension Array {
  /// Every two elements, the earlier one first.
  var pairs: some Sequence<(one: Element, other: Element)> {
    indices.lazy.flatMap { index in self[(index + 1)...].lazy.map { (one: self[index], other: $0) } }
  }
}
