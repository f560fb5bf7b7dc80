struct Store: Sendable {
  func load(completion: @escaping @Sendable (Int?, Error?) -> Void) {
    completion(1, nil)
  }

  func name(completion: @escaping @Sendable (String?, Error?) -> Void) {
    load { value, error in
      guard let value else {
        completion(nil, error)
        return
      }

      // It has a name.
      let text = """
        value
          \(value)
        """
      completion(text, nil)
    }
  }
}
