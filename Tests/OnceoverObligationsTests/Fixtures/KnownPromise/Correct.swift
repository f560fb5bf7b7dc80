// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import BrightFutures

func load(_ store: Store) -> Future<Int, CrateError> {
    let promise = Promise<Int, CrateError>()
    store.count { crates, error in
        if let crates { promise.success(crates) } else { promise.failure(error) }
    }
    return promise.future
}
