@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3] {
            print("errorThenValue", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.errorThenValue(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("newError", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.newError(place) { continuation.resume(returning: "\($0 as Any) \($1 == nil)") }
            })
            print("twoValues", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.twoValues(place) { continuation.resume(returning: "\($0 as Any) \($2 == nil)"); _ = $1 }
            })
            print("onlyError", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.onlyError(place) { continuation.resume(returning: "\($0 == nil)") }
            })
            print("resultOfNothing", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.resultOfNothing(place) { continuation.resume(returning: "\($0)") }
            })
            print("resultMade", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.resultMade(place) { continuation.resume(returning: "\($0)") }
            })
            print("switchInside", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.switchInside(place) { continuation.resume(returning: "\($0)") }
            })
            print("returned", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.returned(place) { continuation.resume(returning: "\($0)") }
            })
            print("shadowedHandler", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.shadowedHandler(place) { continuation.resume(returning: "\($0)") }
            })
            print("awaitInTheMiddle", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.awaitInTheMiddle(place) { continuation.resume(returning: "\($0)") }
            })
        }
    }
}
