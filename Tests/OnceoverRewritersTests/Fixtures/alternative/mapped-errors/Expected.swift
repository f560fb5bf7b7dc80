enum Outer: Error { case inner(any Error) }

struct Layer: Sendable {
    func below(completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        Task.immediate {
            do {
                completion(try await below(), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func below() async throws -> Int {
        throw CancellationError()
    }

    func above(completion: @escaping @Sendable (Result<Int, Outer>) -> Void) {
        Task.immediate {
            do throws(Outer) {
                completion(.success(try await above()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func above() async throws(Outer) -> Int {
        let number: Int
        do {
            number = try await below()
        } catch {
            throw Outer.inner(error)
        }
        return number
    }
}
