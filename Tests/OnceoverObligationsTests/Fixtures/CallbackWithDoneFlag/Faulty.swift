// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

import Dispatch

func read(_ channel: DispatchIO, _ queue: DispatchQueue) async -> DispatchData? {
    await withCheckedContinuation { continuation in
        channel.read(offset: 0, length: 4, queue: queue) { done, data, error in
            continuation.resume(returning: data)  // want "repeating-callback: .continuation."
        }
    }
}

func write(_ data: DispatchData, to channel: DispatchIO, _ queue: DispatchQueue) async {
    await withCheckedContinuation { continuation in
        channel.write(offset: 0, data: data, queue: queue) { done, _, error in
            if !done { continuation.resume() }  // want "repeating-callback: .continuation."
        }
    }
}

func points(of route: HKWorkoutRoute, completion: @escaping ([CLLocation]) -> Void) -> HKQuery {
    let query = HKWorkoutRouteQuery(route: route) { _, locations, done, error in
        completion(locations ?? [])  // want "repeating-callback: .completion."
    }
    return query
}
