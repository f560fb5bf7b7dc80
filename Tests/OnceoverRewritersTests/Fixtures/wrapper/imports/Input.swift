// A head.

import Dispatch
import Foundation

func wait(completion: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completion() } }
