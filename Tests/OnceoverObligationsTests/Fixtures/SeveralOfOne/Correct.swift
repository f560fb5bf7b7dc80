// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

import Foundation

/// One queue serves all.
func nearest(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    var isTold = false
    for name in ["north", "south"] {
        radio.hail(name) { ship, _ in
            queue.async {
                guard !isTold else { return }
                isTold = true
                completion(ship)
            }
        }
    }
}

func nearest(of fleet: Int, by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var isTold = false
    for name in ["north", "south"] {
        radio.hail(name) { ship, _ in
            lock.lock()
            defer { lock.unlock() }
            guard !isTold else { return }
            isTold = true
            completion(ship)
        }
    }
}

@MainActor
func nearest(on radio: any Radio, completion: @escaping (Ship?) -> Void) {
    var isTold = false
    for name in ["north", "south"] {
        radio.hail(name) { ship, _ in
            guard !isTold else { return }
            isTold = true
            completion(ship)
        }
    }
}

/// The last of all answers, however they are counted.
func count(_ names: [String], by radio: any Radio, completion: @escaping () -> Void) {
    if names.isEmpty { return completion() }
    var left = names.count
    for name in names {
        radio.hail(name) { _, _ in
            left -= 1
            if left == 0 { completion() }
        }
    }
}
