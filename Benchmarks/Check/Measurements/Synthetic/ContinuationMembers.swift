/// Members of made-up types that wait for a continuation. One `bridge` in four forgets the case without data and error.
enum ContinuationMembers {
    static let all: [@Sendable (Names) -> String] = [bridge, result, stored, stream, locked]

    @Sendable private static func bridge(_ names: Names) -> String {
        """
        func \(names.function)(_ request: URLRequest) async throws -> Data {
            try await withCheckedThrowingContinuation { continuation in
                session.dataTask(with: request) { data, _, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else if let data\(names.number % 4 == 0 ? ", !data.isEmpty" : "") {
                        continuation.resume(returning: data)
                    }\(names.number % 4 == 0 ? "" : " else { continuation.resume(throwing: ServiceError.missing) }")
                }.resume()
            }
        }
        """
    }

    @Sendable private static func result(_ names: Names) -> String {
        """
        func \(names.function)(matching text: String) async throws -> [Record] {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<[Record], Error>) in
                search(text) { result in
                    switch result {
                    case .success(let records) where records.isEmpty:
                        continuation.resume(throwing: ServiceError.missing)
                    case .success(let records): continuation.resume(returning: records)
                    case .failure(let error): self.finish(continuation, with: error, during: "\(names.verb)")
                    }
                }
            }
        }

        private func finish(
            _ continuation: CheckedContinuation<[Record], Error>, with error: Error, during action: String
        ) {
            log("\\(action) failed: \\(error)")
            continuation.resume(throwing: error)
        }
        """
    }

    @Sendable private static func stored(_ names: Names) -> String {
        """
        final class \(names.capitalNoun)Delegate\(names.number): NSObject, CLLocationManagerDelegate {
            private var continuation: CheckedContinuation<CLLocation, Error>?
            private let manager = CLLocationManager()

            func \(names.function)() async throws -> CLLocation {
                try await withCheckedThrowingContinuation { continuation in
                    self.continuation = continuation
                    manager.requestLocation()
                }
            }

            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                guard let location = locations.last else { return }
                continuation?.resume(returning: location)
                continuation = nil
            }

            func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
                continuation?.resume(throwing: error)
                continuation = nil
            }
        }
        """
    }

    @Sendable private static func stream(_ names: Names) -> String {
        """
        func \(names.function)Changes() -> AsyncStream<Record> {
            AsyncStream { continuation in
                let token = observe("\(names.noun)") { change in
                    switch change {
                    case .value(let record): continuation.yield(record)
                    case .end: continuation.finish()
                    }
                }
                continuation.onTermination = { _ in token.cancel() }
            }
        }
        """
    }

    @Sendable private static func locked(_ names: Names) -> String {
        """
        func \(names.function)(within seconds: Double) async -> Record? {
            await withCheckedContinuation { continuation in
                let lock = NSLock()
                var isResumed = false
                func resumeOnce(_ record: Record?) {
                    lock.lock()
                    defer { lock.unlock() }
                    guard !isResumed else { return }
                    isResumed = true
                    continuation.resume(returning: record)
                }
                lookUp("\(names.noun)") { record in resumeOnce(record) }
                queue.asyncAfter(deadline: .now() + seconds) { resumeOnce(nil) }
            }
        }
        """
    }
}
