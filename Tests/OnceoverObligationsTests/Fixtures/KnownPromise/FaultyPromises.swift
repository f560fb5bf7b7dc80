// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import Promises

func load(_ store: Store) -> Promise<Int> {
    let promise = Promise<Int>.pending()
    store.count { crates, _ in
        if let crates { promise.fulfill(crates) }  // want "unresumed-path"
    }
    return promise
}
