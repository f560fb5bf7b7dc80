struct Anchor {
  func drop(
    depth: Int,
    completion: @escaping @Sendable (Int?, Error?) -> Void
  ) {
    completion(depth, nil)
  }
}
