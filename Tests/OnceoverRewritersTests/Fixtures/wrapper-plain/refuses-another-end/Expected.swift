struct Fault: Error {}

func tally(_ isOpen: Bool, success: @escaping ([Int]) -> Void, failure: @escaping (String) -> Void) {  // want "some paths call `success` instead"
    if isOpen { success([1]) } else { failure("closed") }
}

func knock(_ isOpen: Bool, onComplete: @escaping ([Int]) -> Void, onFailure: @escaping () -> Void) {  // want "some paths call `onComplete` instead"
    if isOpen { onComplete([1]) } else { onFailure() }
}

func fetch(_ isOpen: Bool, completion: @escaping ([Int]) -> Void, failure: @escaping (any Error) -> Void) {
    if isOpen { completion([1]) } else { failure(Fault()) }
}

nonisolated(nonsending) func fetch(_ isOpen: Bool) async throws -> [Int] {
    try await withCheckedThrowingContinuation { continuation in
        fetch(isOpen, completion: { continuation.resume(returning: $0) }, failure: { continuation.resume(throwing: $0) })
    }
}

func settle(_ isOpen: Bool, resolve: @escaping ([Int]) -> Void, reject: @escaping (any Error) -> Void) {
    if isOpen { resolve([1]) } else { reject(Fault()) }
}

nonisolated(nonsending) func settle(_ isOpen: Bool) async throws -> [Int] {
    try await withCheckedThrowingContinuation { continuation in
        settle(isOpen, resolve: { continuation.resume(returning: $0) }, reject: { continuation.resume(throwing: $0) })
    }
}
