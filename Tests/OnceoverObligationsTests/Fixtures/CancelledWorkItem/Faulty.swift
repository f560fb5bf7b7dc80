// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

import Foundation

func ring(in storm: Bool, completion: @escaping () -> Void) {
    let item = DispatchWorkItem { completion() }
    queue.asyncAfter(deadline: .now() + 1, execute: item)
    if storm { item.cancel() }  // want "unresumed-path: .completion."
}
