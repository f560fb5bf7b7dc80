/// Loads.
///
/// - Parameters:
///   - id: which one
///   - completion: called with the number or an error.
func load(id: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
    // As it is.
    completion(id, nil)  // no error
}
