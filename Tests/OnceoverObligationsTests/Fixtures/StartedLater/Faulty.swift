// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

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
            guard call.hasCoins else { return }  // want "unresumed-path: `continuation` is not resumed on this path"
            self.call = call
            call.start()
        }
    }

    func ringAgain(_ number: String, completion: @escaping (String) -> Void) {
        let call = PhoneCall(number) { answer, _ in
            if let answer {  // want "unresumed-path: `completion` is not called on this path"
                completion(answer)
            }
        }
        call.start()
    }
}
