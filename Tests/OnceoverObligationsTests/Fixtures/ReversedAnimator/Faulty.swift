// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import UIKit

/// An animator that is turned round ends where it began.
final class Sail: UIView {
    private var motion: UIViewPropertyAnimator?

    func turn() { motion?.isReversed = true }

    func hoist(completion: @escaping () -> Void) {
        let motion = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { self.alpha = 1 }
        motion.addCompletion { position in
            if position == .end { completion() }  // want "unresumed-path: .completion."
        }
        motion.startAnimation()
        self.motion = motion
    }
}
