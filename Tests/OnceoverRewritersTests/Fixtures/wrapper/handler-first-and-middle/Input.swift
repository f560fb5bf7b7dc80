func first(completion: @escaping @Sendable (Int) -> Void, from start: Int) { completion(start) }
func middle(_ one: Int, completion: @escaping @Sendable (Int) -> Void, other: Int) { completion(one + other) }
