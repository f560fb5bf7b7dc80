// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown
import NIOCore

struct Order {
    let number: Int
    let promise: EventLoopPromise<Int>
}

func deliver(_ order: Order, _ crates: Int?) {
    if let crates {
        order.promise.succeed(crates)
    } else {
        order.promise.fail(CancellationError())
    }
}

func deliverAll(_ orders: [Order]) {
    for order in orders { order.promise.succeed(order.number) }
    for order in orders.reversed() where order.number < 0 { print(order) }
}

func swap(_ order: inout Order, for other: Order) {
    order.promise.succeed(order.number)
    order = other
    order.promise.succeed(order.number)
}

final class Wharf {
    private var waiting: [(Int, EventLoopPromise<Int>)] = []

    func add(_ number: Int, _ promise: EventLoopPromise<Int>) { waiting.append((number, promise)) }

    func unload(_ crates: Int) {
        while !waiting.isEmpty {
            let (number, promise) = waiting.removeFirst()
            guard number > 0 else {
                promise.fail(CancellationError())
                continue
            }
            promise.succeed(crates + number)
        }
    }
}
