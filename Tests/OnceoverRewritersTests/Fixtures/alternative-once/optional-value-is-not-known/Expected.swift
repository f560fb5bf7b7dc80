import Onceover

struct Shelf: Sendable {
    let books = ["a": 1]

    @available(*, deprecated, renamed: "find(_:)")
    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await find(name), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func find(_ name: String) async throws -> Int {
        let answer: Int? = books[name]
        if let answer {
            return answer
        }
        throw Interruption(.empty, at: SourceLocation())
    }

    @available(*, deprecated, renamed: "either(_:_:)")
    func either(_ name: String, _ problem: Error?, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await either(name, problem), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func either(_ name: String, _ problem: Error?) async throws -> Int {
        let answer: Int? = books[name]
        if let answer {
            return answer
        }
        let failure: (any Error)? = problem
        throw failure ?? Interruption(.empty, at: SourceLocation())
    }
}
