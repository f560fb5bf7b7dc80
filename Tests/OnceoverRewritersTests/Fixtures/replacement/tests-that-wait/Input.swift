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
    func run(_ test: () async throws -> Void) async rethrows { try await test() }
}

struct Adder: Sendable {
    func add(_ a: Int, _ b: Int, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(a + b) }
    }

    func divide(_ a: Int, by b: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        DispatchQueue.global().async { completion(a / b, nil) }
    }
}

/// None of these has the plain shape: a task starts in them.
final class OtherTests: XCTestCase {
    func testTwo() {
        let one = expectation(description: "one")
        let two = expectation(description: "two")
        Adder().add(1, 2) { _ in one.fulfill() }
        Adder().add(1, 2) { _ in two.fulfill() }
        wait(for: [one, two], timeout: 1)
    }

    func testEarlier() {
        let done = expectation(description: "sum")
        Adder().add(1, 2) { sum in
            done.fulfill()
            print(sum)
        }
        wait(for: [done], timeout: 1)
    }

    func testLater() {
        let done = expectation(description: "sum")
        Adder().add(1, 2) { sum in
            done.fulfill()
        }
        print("meanwhile")
        wait(for: [done], timeout: 1)
    }

    func testOnlySometimes() {
        let done = expectation(description: "sum")
        Adder().add(1, 2) { sum in
            guard sum == 3 else { return }
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
    }

    func testListed() {
        let done = expectation(description: "sum")
        Adder().add(1, 2) { sum in
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
    }

    func testLeaving() {
        let done = expectation(description: "division")
        Adder().divide(4, by: 2) { value, error in
            guard let value else { return }
            print(value)
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
    }

    func testCommented() {
        let done = expectation(description: "sum")
        Adder().add(1, 2) { sum in
            done.fulfill()
        }
        // Somebody's reason to wait.
        wait(for: [done], timeout: 1)
    }

    static let allTests = [("testListed", testListed)]
}
