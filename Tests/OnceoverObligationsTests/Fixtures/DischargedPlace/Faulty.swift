// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import NIOCore

struct Order {
    let number: Int
    let promise: EventLoopPromise<Int>
}

func deliver(_ order: Order) {
    order.promise.succeed(order.number)
    order.promise.succeed(order.number)  // want "double-resume"
}

final class Wharf {
    private var waiting: [(Int, EventLoopPromise<Int>)] = []

    func add(_ number: Int, _ promise: EventLoopPromise<Int>) { waiting.append((number, promise)) }

    func unload(_ crates: Int) {
        let (number, promise) = waiting.removeFirst()
        promise.succeed(crates + number)
        promise.succeed(crates)  // want "double-resume"
    }
}

enum Step {
    case send(CheckedContinuation<Int, Never>, Int)
    case done
}

struct Plan {
    mutating func next() -> Step { .done }
}

final class Crane {
    private var plan = Plan()

    func run() {
        let step = plan.next()
        switch step {
        case .send(let continuation, let crates):
            continuation.resume(returning: crates)
            continuation.resume(returning: crates)  // want "double-resume"
        case .done: break
        }
    }
}

final class Box {
    let continuation: CheckedContinuation<Void, Never>

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}

func open(_ box: Box) {
    box.continuation.resume()
    box.continuation.resume()  // want "double-resume"
}
