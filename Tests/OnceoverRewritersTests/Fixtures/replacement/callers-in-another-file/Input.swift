import Dispatch

final class Postbox: Sendable {
    func collect(from street: String, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(street.count) }
    }
}
