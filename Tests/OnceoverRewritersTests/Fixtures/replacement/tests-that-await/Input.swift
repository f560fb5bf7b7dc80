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

struct Broken: Error {}

struct Adder: Sendable {
    func add(_ a: Int, _ b: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(a + b)
    }

    func divide(_ a: Int, by b: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        guard b != 0 else { return completion(.failure(Broken())) }
        completion(.success(a / b))
    }
}

final class AdderTests: XCTestCase {
    /// One and two.
    func testSum() {
        let done = expectation(description: "sum")
        Adder().add(1, 2) { sum in
            // It is three.
            print(sum == 3)
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
        print("tested")
    }

    func testShorthand() throws {
        let adder = Adder()
        let done = XCTestExpectation()

        adder.add(1, 2) {
            print($0)
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
    }

    func testDivision() {
        let expectation = self.expectation(description: "division")
        Adder().divide(4, by: 2) { result in
            switch result {
            case .success(let value): print(value)
            case .failure(let error): print(error)
            }
            expectation.fulfill()
        }
        self.wait(for: [expectation], timeout: 1)
    }

    func testDivisionByNothing() {
        let expectation = self.expectation(description: "division")
        Adder().divide(4, by: 0) { result in
            if case .failure(let error) = result { print(error) }
            expectation.fulfill()
        }
        self.wait(for: [expectation], timeout: 1)
        print("tested")
    }

    /// The rest calls something else by the same name.
    func testNameOfItsOwn() {
        let done = expectation(description: "name")
        Adder().add(2, 2) { count in
            print(count)
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
        let count = "four"
        print(count)
    }
}
