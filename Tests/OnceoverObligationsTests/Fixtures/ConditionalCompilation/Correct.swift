// verdicts: 8 proved, 0 assumed, 0 violated, 0 unknown

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

/// The second question is the opposite of the first.
func steer(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    #if HARBOUR
        completion(1)
    #endif
    #if !HARBOUR
        completion(2)
    #endif
}

/// Who is in no branch is in the other one, both times.
func row(_ ship: Ship, completion: @escaping (Int) -> Void) {
    #if os(Linux) && HARBOUR
        ship.log()
    #else
        completion(1)
    #endif
    #if os(Linux) && HARBOUR
        completion(2)
    #endif
}

/// A program is made for one system.
func row(_ yard: Yard, completion: @escaping (Int) -> Void) {
    #if os(iOS)
        if yard.isOpen { completion(1) } else { completion(2) }
    #elseif !os(macOS)
        completion(3)
    #endif
    #if os(macOS)
        completion(4)
    #endif
}

// Who names one system after the other names those that he builds for.
func row(_ oars: Int, completion: @escaping (Int) -> Void) {
    #if os(iOS)
        completion(oars)
    #elseif os(macOS) || os(visionOS)
        completion(0)
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
