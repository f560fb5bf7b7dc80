@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3] {
            print("relayedAndRelayed", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.relayedAndRelayed(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("computedAndNil", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.computedAndNil(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("computedAndComputed", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.computedAndComputed(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("knownAndNil", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.knownAndNil(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("knownAndComputed", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.knownAndComputed(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("plainAndNil", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.plainAndNil(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("plainAndComputed", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.plainAndComputed(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("returned", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.returned(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("inParentheses", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.inParentheses(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("leavesOrGoesOn", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.leavesOrGoesOn(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("closureInParentheses", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.closureInParentheses(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
        }
    }
}
