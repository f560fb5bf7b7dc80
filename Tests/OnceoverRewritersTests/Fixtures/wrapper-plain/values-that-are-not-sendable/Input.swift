class Photo {}

final class Camera: Sendable {
    func take(completion: @escaping @Sendable (Photo, Int) -> Void) { completion(Photo(), 1) }
    func ask(success: @escaping @Sendable (Photo) -> Void, failure: @escaping @Sendable (any Error) -> Void) {
        success(Photo())
    }
    func give(completion: @escaping ((@escaping @Sendable () -> Void) -> Void)) { completion({}) }
}
