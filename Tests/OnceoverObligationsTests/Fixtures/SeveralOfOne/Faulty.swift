// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

import Foundation

/// Both replies may come at once, and find the flag as it was.
func nearest(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    var isTold = false
    for name in ["north", "south"] {
        radio.hail(name) { ship, _ in
            guard !isTold else { return }
            isTold = true
            completion(ship)  // want "unguarded-race: .completion."
        }
    }
}
