func load<Fault: Error>(completion: @escaping @Sendable (Result<Int, Fault>) -> Void) {  // want "`Fault` would stand only after `throws`"
    completion(.success(1))
}
