import Dispatch

/// What a test framework has.
final class XCTestExpectation: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func fulfill() { semaphore.signal() }
    func wait() { semaphore.wait() }
}

class XCTestCase {
    func expectation(description: String) -> XCTestExpectation { XCTestExpectation() }
    func wait(for expectations: [XCTestExpectation], timeout: Double) { expectations.forEach { $0.wait() } }
}

struct Adder: Sendable {
    func add(_ a: Int, _ b: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(a + b)
    }
}

final class AdderTests: XCTestCase {
    func testSum() {
        let done = expectation(description: "sum")
        Adder().add(1, 2) { sum in
            print(sum == 3)
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
        print("tested")
    }
}
