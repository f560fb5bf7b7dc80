// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Promises

func load(_ store: Store) -> Promise<Int> {
    let promise = Promise<Int>.pending()
    store.count { crates, error in
        if let crates { promise.fulfill(crates) } else { promise.reject(error) }
    }
    return promise
}
