// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import UIKit

final class Sail: UIView {
    private var motion: UIViewPropertyAnimator?

    func turn() { motion?.isReversed = true }

    func hoist(completion: @escaping (Bool) -> Void) {
        let motion = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { self.alpha = 1 }
        motion.addCompletion { position in completion(position == .end) }
        motion.startAnimation()
        self.motion = motion
    }
}
