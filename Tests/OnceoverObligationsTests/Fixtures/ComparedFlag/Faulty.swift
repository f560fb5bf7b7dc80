// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

final class Sluice {
    private let pump = Pump()

    // The other one is asked behind it.
    func fill(_ isSlow: Bool, completion: @escaping (Int) -> Void) {
        pump.fill { level in
            if isSlow == false {
                print(level)
            } else {
                completion(level)
            }
        }
        if isSlow == true { completion(0) }  // want "double-resume" "unresumed-path"
    }

    // Another value by then.
    func drain(_ isSlow: Bool, completion: @escaping () -> Void) {
        var waits = isSlow
        if waits == false { completion() }
        waits = pump.isBusy
        if waits == true { completion() }  // want "double-resume" "unresumed-path"
    }

    func open(_ isSlow: Bool, completion: @escaping () -> Void) {
        if isSlow == true { completion() }
        if isSlow != false { completion() }  // want "double-resume" "unresumed-path"
    }
}
