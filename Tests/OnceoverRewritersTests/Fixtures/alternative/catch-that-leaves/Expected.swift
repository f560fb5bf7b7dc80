import Foundation

struct Encoded: Sendable {
    func send(_ words: [String], completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await send(words)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func send(_ words: [String]) async throws -> Int {
        let data: Data
        do {
            // The order matters.
            data = try JSONSerialization.data(withJSONObject: words, options: [])
        } catch {
            throw error
        }
        let size = try await measure(data)
        print("size \(size)")
        return size
    }

    func measure(_ data: Data, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await measure(data)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func measure(_ data: Data) async throws -> Int {
        if data.count > 16 {
            throw TooLong()
        } else {
            return data.count
        }
    }
}

struct TooLong: Error {}
