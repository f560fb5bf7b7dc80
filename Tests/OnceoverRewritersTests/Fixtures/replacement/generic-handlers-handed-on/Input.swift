import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

protocol Made: Sendable {
    init()
}

struct Maker: Sendable {
    func pair<One: Made, Other: Made>(completion: @escaping @Sendable (One, Other) -> Void) {
        DispatchQueue.global().async { completion(One(), Other()) }
    }

    func several<One: Made, Other: Made>(completion: @escaping @Sendable (One?, Other?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(One(), Other(), nil) }
    }

    func one<One: Made>(completion: @escaping @Sendable (One?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(One(), nil) }
    }
}

struct Shop: Sendable {
    let maker = Maker()

    func sell(to buyer: @escaping @Sendable (Int, String) -> Void) {  // want "`buyer` may have to run inside"
        maker.pair(completion: buyer)
    }

    func sellAll<Thing: Made>(to buyer: @escaping @Sendable (Thing, Int) -> Void) {  // want "`buyer` may have to run inside"
        maker.pair(completion: buyer)
    }

    func sellSome(to buyer: @escaping @Sendable (Int?, String?, (any Error)?) -> Void) {  // want "`buyer` may have to run inside"
        maker.several(completion: buyer)
    }

    func sellOne(to buyer: @escaping @Sendable (Int?, (any Error)?) -> Void) {  // want "`buyer` may have to run inside"
        maker.one(completion: buyer)
    }
}

extension Int: Made {}
extension String: Made {}
