import Dispatch

struct Fog: Error {}

final class Harbour: @unchecked Sendable {
    private var ships = 0

    private nonisolated(nonsending) func depth(of berth: Int) async throws(Fog) -> Int {
        let outcome: Result<Int, Fog> = await withCheckedContinuation { continuation in
            let completion: @Sendable (Result<Int, Fog>) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(berth < 0 ? .failure(Fog()) : .success(berth)) }
        }
        return try outcome.get()
    }

    // One task holds the harbour, and throws a `Fog`; the other does not.
    func enter(_ berth: Int) {
        let running = Task.immediate { () async -> Result<Int, Fog> in
            do throws(Fog) {
                return .success(try await self.depth(of: berth))
            } catch {
                return .failure(error)
            }
        }
        Task.immediate { [weak self] in
            let metres: Int
            do throws(Fog) {
                metres = try await running.value.get()
            } catch let fog {
                print(fog)
                return
            }
            self?.ships += 1
            print(metres)
        }
    }
}
