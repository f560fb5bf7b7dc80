// verdicts: 0 proved, 0 violated, 2 unknown

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
