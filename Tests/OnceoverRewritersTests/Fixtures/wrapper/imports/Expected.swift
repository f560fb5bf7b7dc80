// A head.

import Dispatch
import Foundation
import Onceover

func wait(completion: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completion() } }

nonisolated(nonsending) func wait() async {
    await withOnceContinuation(of: Void.self, throwing: Never.self) { continuation in
        wait { continuation.resume() }
    }
}
