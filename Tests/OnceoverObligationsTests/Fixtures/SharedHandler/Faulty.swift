// verdicts: 0 proved, 0 assumed, 3 violated, 2 unknown

protocol Line { func open(opened: @escaping (Int) -> Void, heard: @escaping (String) -> Void) }

final class Caller {
    func call(by line: Line, completion: @escaping (Bool) -> Void) {
        line.open(opened: opened(completion: completion), heard: { print($0) })
    }

    private func opened(completion: @escaping (Bool) -> Void) -> (Int) -> Void {
        { code in if code != 200 { completion(false) } }  // want "unresumed-path: .completion."
    }
}

/// Whoever is gone calls by neither of them.
final class Listener {
    var heardLast = ""

    func call(by line: Line, completion: @escaping (Bool) -> Void) {
        line.open(opened: opened(completion: completion), heard: heard(completion: completion))
    }

    private func opened(completion: @escaping (Bool) -> Void) -> (Int) -> Void {
        { [weak self] code in
            guard let self else { return }  // want "droppable-callback: .completion."
            if code != 200 { completion(self.heardLast.isEmpty) }  // assumes shared-handler
        }
    }

    private func heard(completion: @escaping (Bool) -> Void) -> (String) -> Void {
        { [weak self] text in
            guard let self else { return }  // want "droppable-callback: .completion."
            if self.heardLast != text { completion(true) }  // assumes shared-handler
        }
    }
}
