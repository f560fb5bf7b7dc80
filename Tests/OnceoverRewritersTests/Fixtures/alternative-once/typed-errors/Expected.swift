enum TideError: Error { case unknown, dry(Int) }

struct Tide: Sendable {
    @available(*, deprecated, renamed: "read(_:)")
    func read(_ place: Int, completion: @escaping @Sendable (Result<Int, TideError>) -> Void) {
        Task.immediate {
            do throws(TideError) {
                completion(.success(try await read(place)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func read(_ place: Int) async throws(TideError) -> Int {
        if place < 0 {
            throw TideError.unknown
        }
        if place == 0 {
            throw TideError.dry(place)
        } else {
            return place
        }
    }
}
