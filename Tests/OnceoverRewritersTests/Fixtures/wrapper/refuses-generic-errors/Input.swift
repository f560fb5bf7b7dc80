func load<Fault: Error>(completion: @escaping @Sendable (Result<Int, Fault>) -> Void) {  // want "`Fault` would stand nowhere but behind `throws`"
    completion(.success(1))
}
