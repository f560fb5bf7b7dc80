// A head.

import Dispatch
import Foundation

func wait(completion: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completion() } }

nonisolated(nonsending) func wait() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        wait { continuation.resume() }
    }
}
