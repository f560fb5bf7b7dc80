// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import UIKit

/// An animator that nobody turns round ends at its end.
final class Sail: UIView {
    private var motion: UIViewPropertyAnimator?

    func hoist(completion: (() -> Void)? = nil) {
        let motion = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { self.alpha = 1 }
        motion.addCompletion { position in
            if position == .end { completion?() }
        }
        motion.startAnimation()
        self.motion = motion
    }

    func strike(completion: @escaping () -> Void) {
        motion?.stopAnimation(true)
        let motion = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.5) { self.alpha = 0 }
        motion.addCompletion { position in
            switch position {
            case .end: completion()
            default: break
            }
        }
        motion.startAnimation()
    }
}
