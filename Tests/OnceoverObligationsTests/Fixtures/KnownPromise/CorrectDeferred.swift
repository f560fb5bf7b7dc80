// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
import Deferred

func load(_ isOpen: Bool) -> Future<Int> {
    let deferred = Deferred<Int>()
    if isOpen {
        deferred.fill(with: 1)
    } else {
        deferred.fill(with: 0)
    }
    return Future(deferred)
}

/// It is made with its answer.
func loaded() -> Future<Int> {
    let deferred = Deferred<Int>(filledWith: 1)
    return Future(deferred)
}
