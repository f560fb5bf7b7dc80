// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import BrightFutures

func load(_ store: Store) -> Future<Int, CrateError> {
    let promise = Promise<Int, CrateError>()
    store.count { crates, _ in
        if let crates { promise.success(crates) }  // want "unresumed-path"
    }
    return promise.future
}
