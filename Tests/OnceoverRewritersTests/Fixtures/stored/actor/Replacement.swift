import Onceover

/// Belongs to an actor, with all that answers it.
actor Lift {
    private let slot = ContinuationSlot<Int, any Error>(whenBusy: .replace)
    private var rides = 0

    func call() async throws -> Int {
        try await slot.wait { rides += 1 }
    }

    func arrived(at floor: Int) {
        slot.resume(returning: floor)
    }

    func failed(_ error: Error) {
        slot.resume(throwing: error)
    }

    func ride() {
        Task.immediate {
            let floor: Int
            do {
                floor = try await call()
            } catch {
                print("stuck", error)
                return
            }
            print("at", floor)
        }
    }
}
