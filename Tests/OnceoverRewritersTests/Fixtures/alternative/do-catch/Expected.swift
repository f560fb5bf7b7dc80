struct Parser: Sendable {
    func number(in text: String) throws -> Int { text.count }

    func parse(_ text: String, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        Task {
            do {
                completion(try await parse(text), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func parse(_ text: String) async throws -> Int {
        let number = try number(in: text)
        return number
    }

    func parseOrZero(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await parseOrZero(text))
        }
    }

    func parseOrZero(_ text: String) async -> Int {
        do {
            let number = try number(in: text)
            return number
        } catch {
            return 0
        }
    }
}
