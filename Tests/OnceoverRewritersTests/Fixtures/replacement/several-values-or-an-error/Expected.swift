import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }
struct Storm: Error {}

struct Buoy: Sendable {
    nonisolated(nonsending) func read(
        _ number: Int
    ) async throws -> (Int, Double) {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<(Int, Double), any Error>) in
            let completion: @Sendable (_ wind: Int?, _ wave: Double?, (any Error)?) -> Void = { value0, value1, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value0, let value1 {
                    continuation.resume(returning: (value0, value1))
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            DispatchQueue.global().async {
                if number < 0 { completion(nil, nil, Storm()) } else { completion(number, 0.5, nil) }
            }
        }
    }

    nonisolated(nonsending) func flash(_ number: Int) async throws -> (Void, Int) {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<(Void, Int), any Error>) in
            let completion: @Sendable (Void?, Int?, (any Error)?) -> Void = { value0, value1, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value0, let value1 {
                    continuation.resume(returning: (value0, value1))
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            DispatchQueue.global().async {
                if number < 0 { completion(nil, nil, Storm()) } else { completion((), number, nil) }
            }
        }
    }

    nonisolated(nonsending) func moor(_ number: Int) async throws -> Void {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let completion: @Sendable (Void, (any Error)?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: value)
                }
            }
            DispatchQueue.global().async { completion((), number < 0 ? Storm() : nil) }
        }
    }

    func errorFirst(_ number: Int) {
        Task.immediate {
            let wind: Int?
            let wave: Double?
            let error: (any Error)?
            do {
                (wind, wave) = try await read(number)
                error = nil
            } catch let caught {
                wind = nil
                wave = nil
                error = caught
            }
            print("read")
            if let error {
                print("no reading:", error)
                Signal.done.signal()
                return
            }
            if let wind, let wave {
                print(wind, wave)
            }
            Signal.done.signal()
        }
    }

    func oneByOne(_ number: Int) {
        Task.immediate {
            let speed: Int?
            let height: Double?
            let problem: (any Error)?
            do {
                (speed, height) = try await read(number)
                problem = nil
            } catch {
                speed = nil
                height = nil
                problem = error
            }
            if let wind = speed {
                print("wind", wind)
            } else if let wave = height {
                print("wave", wave)
            } else {
                print(problem!)
            }
            Signal.done.signal()
        }
    }

    func guarded(_ number: Int) {
        Task.immediate {
            let wind: Int?
            let wave: Double?
            let error: (any Error)?
            do {
                (wind, wave) = try await read(number)
                error = nil
            } catch let caught {
                wind = nil
                wave = nil
                error = caught
            }
            guard let wind, let wave, error == nil else {
                print("nothing", error!)
                Signal.done.signal()
                return
            }
            print(wind, wave)
            Signal.done.signal()
        }
    }

    func onlyOne(_ number: Int) {
        Task.immediate {
            let wave: Double?
            do {
                (_, wave) = try await read(number)
            } catch {
                wave = nil
            }
            print(wave ?? -1)
            Signal.done.signal()
        }
    }

    func noneAtAll(_ number: Int) {
        Task.immediate {

            do {
                _ = try await read(number)
            } catch {

            }
            print("done")
            Signal.done.signal()
        }
    }

    func unnamed(_ number: Int) {
        Task.immediate {
            let value0: Int?
            let value1: Double?
            let error: (any Error)?
            do {
                (value0, value1) = try await read(number)
                error = nil
            } catch let caught {
                value0 = nil
                value1 = nil
                error = caught
            }
            print(value0 ?? -1, value1 ?? -1, error == nil)
            Signal.done.signal()
        }
    }

    func flashed(_ number: Int) {
        Task.immediate {
            let shown: Void?
            let seconds: Int?
            let error: (any Error)?
            do {
                (shown, seconds) = try await flash(number)
                error = nil
            } catch let caught {
                shown = nil
                seconds = nil
                error = caught
            }
            print(shown == nil, seconds ?? 0, error == nil)
            Signal.done.signal()
        }
    }

    func moored(_ number: Int) {
        Task.immediate {
            let nothing: Void
            let error: (any Error)?
            do {
                nothing = try await moor(number)
                error = nil
            } catch let caught {
                nothing = ()
                error = caught
            }
            print(nothing, error == nil)
            Signal.done.signal()
        }
    }

    func unnamedMoored(_ number: Int) {
        Task.immediate {
            let value: Void
            let error: (any Error)?
            do {
                value = try await moor(number)
                error = nil
            } catch let caught {
                value = ()
                error = caught
            }
            print(value, error == nil)
            Signal.done.signal()
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
