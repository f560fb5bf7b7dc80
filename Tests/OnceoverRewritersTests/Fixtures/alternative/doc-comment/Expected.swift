/// Loads.
///
/// - Parameters:
///   - id: which one
///   - completion: called with the number or an error.
func load(id: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
    Task.immediate {
        do {
            completion(try await load(id: id), nil)
        } catch {
            completion(nil, error)
        }
    }
}

/// Loads.
///
/// - Parameters:
///   - id: which one
/// - Returns: The number.
/// - Throws: The error that ends the work.
nonisolated(nonsending) func load(id: Int) async throws -> Int {
    // As it is.
    return id  // no error
}
