// verdicts: 0 proved, 3 assumed, 0 violated, 1 unknown
// proofs assume: unseen-callback-once

final class Booth {
    private var call: PhoneCall?

    func ring(_ number: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            let call = PhoneCall(number) { answer, error in
                if let answer {
                    continuation.resume(returning: answer)
                } else {
                    continuation.resume(throwing: error ?? Silence())
                }
            }
            guard call.hasCoins else {
                continuation.resume(throwing: Silence())
                return
            }
            self.call = call
            call.start()
        }
    }

    /// Started in another closure.
    func ringLater(_ number: String, completion: @escaping (String) -> Void) {
        let call = PhoneCall(number) { answer, _ in completion(answer ?? "") }
        wait { call.start() }
    }

    /// Started in two places.
    func ringLoudly(_ number: String, completion: @escaping (String) -> Void) {
        let call = PhoneCall(number) { answer, _ in completion(answer ?? "") }
        if number.isEmpty { call.start(volume: 1) } else { call.start() }
    }

    /// Who has not started calls nobody.
    func tryToRing(_ number: String, completion: @escaping (String) -> Void) {
        let call = PhoneCall(number) { answer, _ in completion(answer ?? "") }
        if !call.start() { completion("") }
    }
}
