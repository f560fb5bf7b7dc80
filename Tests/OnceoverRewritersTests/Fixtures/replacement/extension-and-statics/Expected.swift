import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

final class Map: Sendable {
    static let shared = Map()

    static nonisolated(nonsending) func open(_ sheet: Int) async -> Map {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Map, Never>) in
            let completion: @Sendable (Map) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(shared) }
        }
    }
}

extension Map {
    /* Where it is. */
    @discardableResult
    nonisolated(nonsending) func find(
        _ place: String, near other: String = ""  // the nearest one
    ) async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Result<Int, any Error>) -> Void = { continuation.resume(with: $0) }
            DispatchQueue.global().async { completion(.success(place.count)) }
        }
    }

    nonisolated(nonsending) func fold(_ times: Int,
              slowly: Bool = false) async {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let completion: @Sendable () -> Void = { continuation.resume() }
            DispatchQueue.global().async { completion() }
        }
    }

    #if DEBUG
    nonisolated(nonsending) func legend() async {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let completion: @Sendable () -> Void = { continuation.resume() }
            DispatchQueue.global().async { completion() }
        }
    }
    #else
    nonisolated(nonsending) func legend() async {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let completion: @Sendable () -> Void = { continuation.resume() }
            DispatchQueue.global().async(execute: completion)
        }
    }
    #endif
}

struct Walk: Sendable {
    let map = Map.shared
    var maps: [Map] { [map] }

    func start() {
        let place = 1
        Task.immediate {
            let map = await Map.open(1)
            Task.immediate {
                await map.legend()
                _ = place
            }
            Task.immediate {
                await map.fold(2, slowly: true)
                _ = place
            }
            let result: Result<Int, any Error>
            do {
                result = .success(try await map.find("mill"))
            } catch {
                result = .failure(error)
            }
            print((try? result.get()) ?? 0)
            Signal.done.signal()
        }
    }
}
