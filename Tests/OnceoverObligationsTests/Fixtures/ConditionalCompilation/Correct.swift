// verdicts: 4 proved, 1 violated, 0 unknown

func steer(_ yard: Yard, completion: @escaping (Int) -> Void) {
    #if os(Linux)
        completion(1)
    #else
        completion(2)
    #endif
}

func steer(_ ship: Ship, completion: @escaping (Int) -> Void) {
    #if HARBOUR
        completion(1)
        return
    #endif
    completion(2)
}

/// FIXME: proved, because the second question is the opposite of the first.
func steer(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    #if HARBOUR
        completion(1)
    #endif
    #if !HARBOUR  // want "unresumed-path: .completion."
        completion(2)  // want "double-resume: .completion."
    #endif
}

// One of the branches is compiled wherever the function is.
#if os(iOS) || os(tvOS) || os(macOS)
    func moor(_ ship: Ship, completion: @escaping (Int) -> Void) {
        #if os(macOS)
            completion(1)
        #elseif os(iOS) || os(tvOS)
            completion(2)
        #endif
    }

    extension Yard {
        #if os(iOS)
            func moor(completion: @escaping (Int) -> Void) {
                #if os(iOS)
                    completion(1)
                #endif
            }
        #endif
    }
#endif
