// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

func signal(completion: @escaping () -> Void) {
    if #available(iOS 26, *) {  // want "unresumed-path: .completion."
        completion()
    }
}

func signalOnDesk(completion: @escaping () -> Void) {
    if #available(iOS 13, macOS 10.16, *) {  // want "unresumed-path: .completion."
        completion()
    }
}

func signalBefore(completion: @escaping () -> Void) {
    if #unavailable(iOS 13) {  // want "unresumed-path: .completion."
        completion()
    }
}
