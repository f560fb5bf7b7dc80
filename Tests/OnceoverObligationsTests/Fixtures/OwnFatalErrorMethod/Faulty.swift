// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// A method that another type has too, where it never returns.
final class Vault {
    private func complain(_ text: String) { print(text) }

    func unlock(_ code: Int, completion: @escaping (Bool) -> Void) {
        switch code {
        case 0: completion(false)
        case 1...9: completion(true)
        default: complain("code \(code)")  // want "unresumed-path"
        }
    }
}

final class Safe {
    private func complain(_ text: String) -> Never { fatalError(text) }
}
