/// Work that waits for its turn.
struct Task {
    let name: String
}

final class Uploads: Sendable {
    enum Error: Swift.Error {
        case refused
    }

    func begin(_ bytes: Int, completion: @escaping @Sendable (Swift.Error?) -> Void) {
        _Concurrency.Task.immediate {
            do {
                try await begin(bytes)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func begin(_ bytes: Int) async throws {
        let failure: Swift.Error? = bytes > 8 ? Error.refused : nil
        let failure_: (any Swift.Error)? = failure
        if let failure_ {
            throw failure_
        }
    }

    func size(of name: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        _Concurrency.Task.immediate {
            do throws(Error) {
                completion(.success(try await size(of: name)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func size(of name: String) async throws(Error) -> Int {
        if name.isEmpty {
            throw Error.refused
        }
        return name.count
    }

    func send(_ name: String, completion: @escaping @Sendable (Result<Int, Swift.Error>) -> Void) {
        _Concurrency.Task.immediate {
            do {
                completion(.success(try await send(name)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func send(_ name: String) async throws -> Int {
        let result: Result<Int, Error>
        do throws(Error) {
            result = .success(try await self.size(of: name))
        } catch {
            result = .failure(error)
        }
        print(result)
        switch result {
        case .success(let size):
            return size + 1
        case .failure(let error):
            throw error
        }
    }
}
