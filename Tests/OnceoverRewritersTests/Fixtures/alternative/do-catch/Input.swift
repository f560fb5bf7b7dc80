struct Parser: Sendable {
    func number(in text: String) throws -> Int { text.count }

    func parse(_ text: String, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        do {
            let number = try number(in: text)
            completion(number, nil)
        } catch {
            completion(nil, error)
        }
    }

    func parseOrZero(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
        do {
            let number = try number(in: text)
            completion(number)
        } catch {
            completion(0)
        }
    }
}
