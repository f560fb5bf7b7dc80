// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import PromiseKit

func load(_ store: Store) -> Promise<Int> {
    let (promise, resolver) = Promise<Int>.pending()
    store.count { crates, _ in
        if let crates { resolver.fulfill(crates) }  // want "unresumed-path"
    }
    return promise
}
