// verdicts: 0 proved, 0 assumed, 0 violated, 3 unknown

import Dispatch

func read(_ channel: DispatchIO, _ queue: DispatchQueue) async throws -> [DispatchData] {
    try await withCheckedThrowingContinuation { continuation in
        var pieces: [DispatchData] = []
        channel.read(offset: 0, length: 4, queue: queue) { done, data, error in
            guard error == 0 else {
                continuation.resume(throwing: Torn(error))
                return
            }
            if let data { pieces.append(data) }
            if done { continuation.resume(returning: pieces) }
        }
    }
}

func write(_ data: DispatchData, to channel: DispatchIO, _ queue: DispatchQueue) async -> Bool {
    await withCheckedContinuation { continuation in
        channel.write(offset: 0, data: data, queue: queue) { done, _, error in
            if error != 0 {
                continuation.resume(returning: false)
            } else if done {
                continuation.resume(returning: true)
            }
        }
    }
}

// It says so behind what it gives.
func points(of route: HKWorkoutRoute, completion: @escaping ([CLLocation]) -> Void) -> HKQuery {
    var all: [CLLocation] = []
    let query = HKWorkoutRouteQuery(route: route) { _, locations, done, error in
        guard let locations, error == nil else {
            if done { completion(all) }
            return
        }
        all += locations
        if done { completion(all) }
    }
    return query
}
