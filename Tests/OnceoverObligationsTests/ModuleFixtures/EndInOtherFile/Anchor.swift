// verdicts: 1 proved, 1 assumed, 1 violated, 0 unknown
// proofs assume: unseen-callback-once
func weigh(_ chain: Int?, completion: @escaping (Int) -> Void) {
    guard let chain else {
        Alarm.abandon(.storm)
        return
    }
    completion(chain)
}

func drop(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    radio.hail { isHeard, error in
        if error != nil {
            Alarm.abandon(.storm)
            completion(false)
        }
        completion(isHeard)
    }
}

func lift(_ chain: Int?, completion: @escaping (Int) -> Void) {
    guard let chain else {  // want "unresumed-path"
        Alarm.ring(.storm)
        return
    }
    completion(chain)
}
