// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
#if os(iOS) || os(tvOS)
    func dock(_ ship: Ship, completion: @escaping (Int) -> Void) {
        #if os(tvOS)  // want "unresumed-path: .completion."
            print(ship.name)
        #else
            completion(ship.crew)
        #endif
    }
#endif

#if canImport(Darwin)
    func anchor(_ ship: Ship, completion: @escaping (Int) -> Void) {
        #if os(macOS)  // want "unresumed-path: .completion."
            print(ship.name)
        #else
            completion(ship.crew)
        #endif
    }
#endif
