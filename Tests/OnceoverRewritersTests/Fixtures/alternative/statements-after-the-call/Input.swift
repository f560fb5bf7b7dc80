func announce(_ text: String, completion: @escaping @Sendable (Int) -> Void) {  // want "would run before it"
    print("before")
    completion(text.count)
    print("after")
}

func noted(_ text: String, completion: @escaping @Sendable (Int) -> Void) {  // want "would run before it"
    print("before")
    defer { print("after") }
    completion(text.count)
}
