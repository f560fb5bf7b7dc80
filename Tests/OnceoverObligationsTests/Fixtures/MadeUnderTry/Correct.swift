// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

/// What is made for the call: its own error is that of the call, which has answered then.
final class Pier: Sendable {
    func hail(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        do {
            let name = try name(of: Ship(crew: 3))
            completion(name == ship.name)
        } catch {
            completion(false)
        }
    }

    private func name(of ship: Ship) throws -> String {
        guard ship.crew > 0 else { throw Refusal.known }
        return ship.name
    }
}
