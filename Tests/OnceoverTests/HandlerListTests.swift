import Synchronization
import Testing

@testable import Onceover

/// The handlers of one wait, by hand: no task, no thread.
@Suite final class HandlerListTests: Sendable {
    private let list = HandlerList()
    private let order = Mutex<[Int]>([])

    private func append(_ number: Int) { list.append { self.order.withLock { $0.append(number) } } }

    private func runAll() -> [Int] {
        for handler in list.takeAll() { handler() }
        return order.withLock { $0 }
    }

    @Test func handlersAreTakenInTheOrderInWhichTheyCame() {
        for number in 1...3 { append(number) }
        #expect(runAll() == [1, 2, 3])
    }

    @Test func aHandlerIsTakenOnce() {
        append(1)
        #expect(runAll() == [1])
        append(2)
        #expect(runAll() == [1, 2])
    }

    @Test func whatIsTakenIsLetGo() {
        final class Request: Sendable {}
        weak var request: Request?
        do {
            let strong = Request()
            request = strong
            list.append { _ = strong }
        }
        #expect(request != nil)
        _ = list.takeAll()
        #expect(request == nil)
    }
}
