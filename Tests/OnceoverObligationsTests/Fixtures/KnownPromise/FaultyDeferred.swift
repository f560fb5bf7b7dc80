// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import Deferred

func load(_ isOpen: Bool) -> Future<Int> {
    let deferred = Deferred<Int>()
    if isOpen {  // want "unresumed-path"
        deferred.fill(with: 1)
    }
    return Future(deferred)
}
