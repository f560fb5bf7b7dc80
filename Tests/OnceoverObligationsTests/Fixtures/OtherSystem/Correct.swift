// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
#if os(iOS) || os(tvOS)
    func dock(_ ship: Ship, completion: @escaping (Int) -> Void) {
        #if os(macOS)
            print(ship.name)
        #else
            completion(ship.crew)
        #endif
    }
#endif
