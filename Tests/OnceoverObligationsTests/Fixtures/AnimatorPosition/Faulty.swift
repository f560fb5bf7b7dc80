// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import UIKit

final class Sail: UIView {
    // It never ends where it began.
    func hoist(completion: @escaping () -> Void) {
        let motion = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { self.alpha = 1 }
        motion.addCompletion { position in
            if position == .start { completion() }  // want "unresumed-path: .completion."
        }
        motion.startAnimation()
    }

    // Of what this one ends with, nobody says anything.
    func furl(completion: @escaping () -> Void) {
        let motion = SailMotion(duration: 0.3)
        motion.addCompletion { position in
            if position == .end { completion() }  // want "unresumed-path: .completion."
        }
        motion.startAnimation()
    }

    // The end alone is not enough.
    func strike(completion: @escaping () -> Void) {
        let motion = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { self.alpha = 0 }
        motion.addCompletion { position in
            guard position == .end, self.isHidden else { return }  // want "unresumed-path: .completion."
            completion()
        }
        motion.startAnimation()
    }
}
