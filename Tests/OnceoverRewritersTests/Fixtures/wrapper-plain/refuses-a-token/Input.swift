final class Order: Sendable {
    func cancel() {}
}

struct Desk {
    @discardableResult
    func order(_ dish: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void) -> Order {  // want "it returns `Order`, with which a caller can cancel"
        completion(.success(dish))
        return Order()
    }
}
