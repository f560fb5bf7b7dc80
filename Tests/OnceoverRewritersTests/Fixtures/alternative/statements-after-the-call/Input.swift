func announce(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
    print("before")
    completion(text.count)
    print("after")
}

func noted(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
    print("before")
    defer { print("after") }
    completion(text.count)
}
