func sink(_ reason: String) -> Never { fatalError(reason) }
