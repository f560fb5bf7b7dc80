// verdicts: 0 proved, 1 violated, 1 unknown

protocol Line { func open(opened: @escaping (Int) -> Void, heard: @escaping (String) -> Void) }

final class Caller {
    func call(by line: Line, completion: @escaping (Bool) -> Void) {
        line.open(opened: opened(completion: completion), heard: { print($0) })
    }

    private func opened(completion: @escaping (Bool) -> Void) -> (Int) -> Void {
        { code in if code != 200 { completion(false) } }  // want "unresumed-path: .completion."
    }
}
