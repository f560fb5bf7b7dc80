import Dispatch

struct Torn: Error {}

struct Mail: Sendable {
    static func letter(_ number: Int, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
        Task.immediate {
            do {
                completion(try await letter(number), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    static nonisolated(nonsending) func letter(_ number: Int) async throws -> String {
        if number == 2 {
            throw Torn()
        }
        return "letter \(number)"
    }

    static func sort(completion: @escaping @Sendable (Int, Int) -> Void) {
        Task.immediate {
            let (value0, value1) = await sort()
            completion(value0, value1)
        }
    }

    static nonisolated(nonsending) func sort() async -> (Int, Int) {
        nonisolated(unsafe) var (good, bad) = (0, 0)
        await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
            for number in 0..<4 {
                print("asking", number)
                group.addTask {
                    do {
                        return (number, .success(try await Self.letter(number)))
                    } catch {
                        return (number, .failure(error))
                    }
                }
            }
            for await (number, outcome) in group {
                let letter = try? outcome.get()
                var error: (any Error)?
                if case .failure(let failure) = outcome { error = failure }
                if error is Torn { bad += 1 }
                if letter != nil { good += number }
            }
        }
        return (good, bad)
    }
}
