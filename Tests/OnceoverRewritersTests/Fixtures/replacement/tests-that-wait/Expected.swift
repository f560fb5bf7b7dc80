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
    nonisolated(nonsending) func add(_ a: Int, _ b: Int) async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(a + b) }
        }
    }

    nonisolated(nonsending) func divide(_ a: Int, by b: Int) async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Int?, Error?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            DispatchQueue.global().async { completion(a / b, nil) }
        }
    }
}

/// None of these has the plain shape: a task starts in them.
final class OtherTests: XCTestCase {
    func testTwo() {
        let one = expectation(description: "one")
        let two = expectation(description: "two")
        Task.immediate {
            _ = await Adder().add(1, 2)
            one.fulfill()
        }
        Task.immediate {
            _ = await Adder().add(1, 2)
            two.fulfill()
        }
        wait(for: [one, two], timeout: 1)
    }

    func testEarlier() {
        let done = expectation(description: "sum")
        Task.immediate {
            let sum = await Adder().add(1, 2)
            done.fulfill()
            print(sum)
        }
        wait(for: [done], timeout: 1)
    }

    func testLater() {
        let done = expectation(description: "sum")
        Task.immediate {
            _ = await Adder().add(1, 2)
            done.fulfill()
        }
        print("meanwhile")
        wait(for: [done], timeout: 1)
    }

    func testOnlySometimes() {
        let done = expectation(description: "sum")
        Task.immediate {
            let sum = await Adder().add(1, 2)
            guard sum == 3 else { return }
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
    }

    func testListed() {
        let done = expectation(description: "sum")
        Task.immediate {
            _ = await Adder().add(1, 2)
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
    }

    func testLeaving() {
        let done = expectation(description: "division")
        Task.immediate {
            let value: Int
            do {
                value = try await Adder().divide(4, by: 2)
            } catch {
                return
            }
            print(value)
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
    }

    func testCommented() {
        let done = expectation(description: "sum")
        Task.immediate {
            _ = await Adder().add(1, 2)
            done.fulfill()
        }
        // Somebody's reason to wait.
        wait(for: [done], timeout: 1)
    }

    static let allTests = [("testListed", testListed)]
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
