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
    nonisolated(nonsending) func add(_ a: Int, _ b: Int) async -> Int {
        return a + b
    }

    nonisolated(nonsending) func divide(_ a: Int, by b: Int) async throws -> Int {
        guard b != 0 else {
            throw Broken()
        }
        return a / b
    }
}

final class AdderTests: XCTestCase {
    /// One and two.
    func testSum() async {
        let sum = await Adder().add(1, 2)
        // It is three.
        print(sum == 3)
        print("tested")
    }

    func testShorthand() async throws {
        let adder = Adder()

        let value = await adder.add(1, 2)
        print(value)
    }

    func testDivision() async {
        let value: Int
        do {
            value = try await Adder().divide(4, by: 2)
        } catch {
            print(error)
            return
        }
        print(value)
    }

    func testDivisionByNothing() async {
        let result: Result<Int, any Error>
        do {
            result = .success(try await Adder().divide(4, by: 0))
        } catch {
            result = .failure(error)
        }
        if case .failure(let error) = result { print(error) }
        print("tested")
    }

    /// The rest calls something else by the same name.
    func testNameOfItsOwn() async {
        do {
            let count = await Adder().add(2, 2)
            print(count)
        }
        let count = "four"
        print(count)
    }
}
