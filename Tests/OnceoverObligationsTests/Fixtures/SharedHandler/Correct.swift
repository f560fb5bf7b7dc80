// verdicts: 0 proved, 2 assumed, 0 violated, 1 unknown

protocol Line { func open(opened: @escaping (Int) -> Void, heard: @escaping (String) -> Void) }

/// Whoever is given both closures calls the handler by one of them.
final class Caller {
    func call(by line: Line, completion: @escaping (Bool) -> Void) {
        line.open(opened: opened(completion: completion), heard: heard(completion: completion))
    }

    private func opened(completion: @escaping (Bool) -> Void) -> (Int) -> Void {
        { code in if code != 200 { completion(false) } }  // assumes shared-handler
    }

    private func heard(completion: @escaping (Bool) -> Void) -> (String) -> Void {
        { text in if !text.isEmpty { completion(true) } }  // assumes shared-handler
    }
}
