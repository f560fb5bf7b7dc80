struct Store: Sendable {
  func load(completion: @escaping @Sendable (Int?, Error?) -> Void) {
    Task.immediate {
      do {
        completion(try await load(), nil)
      } catch {
        completion(nil, error)
      }
    }
  }

  nonisolated(nonsending) func load() async throws -> Int {
    return 1
  }

  func name(completion: @escaping @Sendable (String?, Error?) -> Void) {
    Task.immediate {
      do {
        completion(try await name(), nil)
      } catch {
        completion(nil, error)
      }
    }
  }

  nonisolated(nonsending) func name() async throws -> String {
    let value = try await load()

    // It has a name.
    let text = """
      value
        \(value)
      """
    return text
  }
}
