// Swift 6
import Onceover

// What the README's example takes for granted.

struct Location: Sendable {}
final class Manager: Sendable {
    func requestLocation() {}
}

protocol Surroundings: Sendable {}
extension Surroundings {
    var manager: Manager { Manager() }
}
