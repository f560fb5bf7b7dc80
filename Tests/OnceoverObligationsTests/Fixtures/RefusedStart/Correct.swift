// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown
import AuthenticationServices
import Foundation

@MainActor final class Porch {
    /// In the same turn nobody else can have ended it.
    func enter(_ url: URL) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "porch") { url, error in
                continuation.resume(with: Result { try url ?? { throw error ?? CancellationError() }() })
            }
            if !session.start() { continuation.resume(throwing: CancellationError()) }
        }
    }
}

/// Given up before it is started.
func load(_ url: URL, allowed: @escaping () async -> Bool) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
        let task = URLSession.shared.dataTask(with: url) { data, _, error in
            if let data { continuation.resume(returning: data) } else { continuation.resume(throwing: error!) }
        }
        Task {
            guard await allowed() else {
                continuation.resume(throwing: CancellationError())
                return
            }
            task.resume()
        }
    }
}

func load(_ url: URL, if isAllowed: Bool, completion: @escaping (Data?) -> Void) {
    let task = URLSession.shared.dataTask(with: url) { data, _, _ in completion(data) }
    guard isAllowed else { return completion(nil) }
    task.resume()
}

/// Who is not shown anything is told so.
func offer(_ printer: UIPrintInteractionController, completion: @escaping (Bool) -> Void) {
    if !printer.present(animated: true, completionHandler: { _, done, _ in completion(done) }) {
        completion(false)
    }
}
