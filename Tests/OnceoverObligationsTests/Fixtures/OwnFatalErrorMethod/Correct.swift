// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

/// A method of the type's own, or of one around it, that never returns.
final class Vault {
    private func complain(_ text: String) -> Never { fatalError(text) }

    func unlock(_ code: Int, completion: @escaping (Bool) -> Void) {
        switch code {
        case 0: completion(false)
        default: complain("code \(code)")
        }
    }
}

final class Safe {
    private func complain(_ text: String) { print(text) }
}

func complain(_ text: String) -> Never { fatalError(text) }

func unlock(_ code: Int, completion: @escaping (Bool) -> Void) {
    guard code == 0 else { complain("code \(code)") }
    completion(true)
}
