struct Refused: Error { let code: Int }

/// Tells both: its old callers need both.
func order(_ code: Int, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
    if code == 500 {
        completion("partial", Refused(code: code))
    } else {
        completion("whole", nil)
    }
}

func noted(_ code: Int, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
    order(code) { text, error in
        print("answered")
        completion(text, error)
    }
}
