import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }
struct Gone: Error {}

public struct Ferry: Sendable {
    // Both forms have bodies of their own, and stay.
    public func sail(to port: String, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(.success(port.count)) }
    }

    public func sail(to port: String) async throws -> Int { port.count }

    // The old form is a shim that calls back on the main queue.
    func dock(completion: @escaping @Sendable (Bool) -> Void) {
        Task { @MainActor in
            completion(await dock())
        }
    }

    func dock() async -> Bool { true }

    @available(*, renamed: "board(passengers:)")
    func enter(_ count: Int, whenDone: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        if count < 0 { whenDone(nil, Gone()) } else { whenDone(count, nil) }
    }

    func board(passengers: Int) async throws -> Int {
        if passengers < 0 { throw Gone() }
        return passengers
    }

    // The async form comes through a caller of the old one, which must not call it back.
    func load(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(3) }
    }

    func load() async -> Int {
        await withCheckedContinuation { continuation in
            begin(continuation)
        }
    }

    private func begin(_ continuation: CheckedContinuation<Int, Never>) {
        load { cars in continuation.resume(returning: cars) }
    }

    // It returns something else.
    func turn(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(1) }
    }

    func turn() async -> String { "" }
}

struct Captain: Sendable {
    let ferry = Ferry()

    func go() {
        Task.immediate {
            let result: Result<Int, any Error>
            do {
                result = .success(try await ferry.sail(to: "Kiel"))
            } catch {
                result = .failure(error)
            }
            switch result {
            case .success(let miles): print("sailed", miles)
            case .failure(let error): print(error)
            }
            Signal.done.signal()
        }
    }

    func arrive() {
        Task { @MainActor in
            let isDocked = await ferry.dock()
            print("docked", isDocked)
            Signal.done.signal()
        }
    }

    func enter(_ count: Int) {
        Task.immediate {
            let passengers: Int?
            let error: (any Error)?
            do {
                passengers = try await ferry.board(passengers: count)
                error = nil
            } catch let caught {
                passengers = nil
                error = caught
            }
            print(passengers ?? 0, error == nil)
            Signal.done.signal()
        }
    }

    func loaded() {
        Task.immediate {
            let value = await ferry.load()
            print("loaded", value)
            Signal.done.signal()
        }
    }

    nonisolated(nonsending) func both() async -> Int {
        let cars = await ferry.load()
        return cars + 1
    }

    func all() {
        Task.immediate {
            let value = await both()
            print("both", value)
            Signal.done.signal()
        }
    }
}

class Tug: @unchecked Sendable {
    // Callers of the old form do not reach what a subclass makes of the new one.
    func pull(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(1) }
    }

    func pull() async -> Int { 1 }
}

final class Harbour: Tug, @unchecked Sendable {
    override func pull() async -> Int { 2 }
}

func pulled(by tug: Tug) {
    tug.pull { print("pulled", $0); Signal.done.signal() }
}
