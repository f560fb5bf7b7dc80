// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

import Foundation

func ring(in storm: Bool, completion: @escaping () -> Void) {
    let item = DispatchWorkItem { completion() }
    queue.asyncAfter(deadline: .now() + 1, execute: item)
    if storm {
        item.cancel()
        completion()
    }
}

/// It may have run by then.
func ring(by radio: any Radio, completion: @escaping () -> Void) {
    let item = DispatchWorkItem { completion() }
    queue.async(execute: item)
    radio.wait { item.cancel() }
}
