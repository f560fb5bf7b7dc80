// verdicts: 1 proved, 1 assumed, 3 violated, 0 unknown
// proofs assume: unseen-callback-once
import UIKit

// Nobody says that it may give nil, so it is of another language.
func order(_ rope: Int, completion: @escaping (Int) -> Void) {
    guard let order = RopeOrder() else { return }
    order.send { completion(rope) }
}

func aim(completion: @escaping (Int) -> Void) {
    guard let sextant = Sextant() else { return }  // want "unresumed-path: .completion."
    completion(sextant.angle)
}

func weigh(completion: @escaping (Int) -> Void) {
    guard let scale = Scale() else { return }  // want "unresumed-path: .completion."
    completion(scale.weight)
}

// A function of C.
func draw(completion: @escaping (CGContext) -> Void) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }  // want "unresumed-path: .completion."
    completion(canvas)
}
