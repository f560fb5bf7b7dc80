// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

func steer(_ yard: Yard, completion: @escaping (Int) -> Void) {
    #if os(Linux)  // want "unresumed-path: .completion."
        completion(1)
    #endif
}

func steer(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    #if os(macOS)
        completion(1)
    #elseif os(Linux)  // want "unresumed-path: .completion."
        yard.log("no rudder")
    #else
        completion(2)
    #endif
}

func steer(_ ship: Ship, completion: @escaping (Int) -> Void) {
    #if HARBOUR
        completion(1)  // want "double-resume: .completion."
    #endif
    completion(2)
}

#if os(iOS) || os(tvOS) || os(macOS)
    func moor(_ ship: Ship, completion: @escaping (Int) -> Void) {
        #if os(macOS)  // want "unresumed-path: .completion."
            completion(1)
        #elseif os(iOS)
            completion(2)
        #endif
    }
#elseif os(Linux)
    // The other branch says nothing of this one.
    func moor(_ yard: Yard, completion: @escaping (Int) -> Void) {  // want "unresumed-path: .completion."
        #if os(iOS) || os(tvOS)
            completion(1)
        #endif
    }
#endif

/// Both are compiled for one system, and none for another.
func row(_ yard: Yard, completion: @escaping (Int) -> Void) {
    #if os(iOS)
        completion(1)  // want "double-resume: .completion."
    #endif
    #if !os(macOS)  // want "unresumed-path: .completion."
        completion(2)
    #endif
}
