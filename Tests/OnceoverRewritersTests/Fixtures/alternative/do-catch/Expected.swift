struct Parser: Sendable {
    func number(in text: String) throws -> Int { text.count }

    func parse(_ text: String, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        Task.immediate {
            do {
                completion(try await parse(text), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func parse(_ text: String) async throws -> Int {
        let number = try number(in: text)
        return number
    }

    func parseOrZero(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await parseOrZero(text))
        }
    }

    nonisolated(nonsending) func parseOrZero(_ text: String) async -> Int {
        do {
            let number = try number(in: text)
            return number
        } catch {
            return 0
        }
    }
}
