// Swift 6
import Onceover
import OnceoverMacros

// What the examples of Sources/OnceoverMacros take for granted.

final class Scanner: Sendable {
    func start(_ delegate: AnyObject) {}
}
struct Request: Sendable {
    func cancel() {}
}
struct KeyedStore {
    func fetch(_ key: String) async throws -> String { key }
}

protocol Surroundings: Sendable {}
extension Surroundings {
    var scanner: Scanner { Scanner() }
    var store: KeyedStore { KeyedStore() }
}
