// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import AuthenticationServices
import Foundation

/// It may have been ended in between, and has answered then.
@MainActor final class Porch {
    private var session: ASWebAuthenticationSession?

    func enter(_ url: URL) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "porch") { url, error in
                continuation.resume(with: Result { try url ?? { throw error ?? CancellationError() }() })
            }
            self.session = session
            Task { @MainActor in
                if !session.start() {
                    continuation.resume(throwing: CancellationError())  // want "double-resume: `continuation`"
                }
            }
        }
    }
}

/// Started, and given up then.
func load(_ url: URL, allowed: @escaping () async -> Bool) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
        let task = URLSession.shared.dataTask(with: url) { data, _, error in
            if let data { continuation.resume(returning: data) } else { continuation.resume(throwing: error!) }
        }
        task.resume()
        Task {
            guard await allowed() else {
                continuation.resume(throwing: CancellationError())  // want "double-resume: `continuation`"
                return
            }
            print("allowed")
        }
    }
}

/// Never started.
func load(_ url: URL, if isAllowed: Bool, completion: @escaping (Data?) -> Void) {
    let task = URLSession.shared.dataTask(with: url) { data, _, _ in completion(data) }
    if isAllowed { task.resume() }  // want "unresumed-path: `completion`"
}
