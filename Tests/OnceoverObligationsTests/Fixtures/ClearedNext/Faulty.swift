// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Foundation

/// Nobody can ask again, and whoever is granted after all finds it again.
final class Permit {
    private var waiting: ((Bool) -> Void)?

    func ask(_ radio: any Radio, callback: @escaping (Bool) -> Void) {
        guard waiting == nil else { return callback(false) }
        waiting = callback
        radio.hail("permit") { ship, _ in
            guard ship != nil else {
                DispatchQueue.main.async {
                    callback(false)  // want "stale-continuation: .waiting."
                }
                return
            }
        }
    }

    func granted() {
        guard let callback = waiting else { return }
        waiting = nil
        callback(true)
    }
}
