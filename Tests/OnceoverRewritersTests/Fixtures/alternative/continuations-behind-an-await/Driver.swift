@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3, 5] {
            print("discarded", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.discarded(place) { continuation.resume(returning: "\($0)") }
            })
            print("kept", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.kept(place) { continuation.resume(returning: "\($0)") }
            })
            print("inExpression", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.inExpression(place) { continuation.resume(returning: "\($0)") }
            })
            print("optionals", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.optionals(place) { continuation.resume(returning: "\($1 == nil ? "\($0 as Any)" : "\($1!)")") }
            })
            print("complex", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.complex(place) { continuation.resume(returning: "\($1 == nil ? "\($0 as Any)" : "\($1!)")") }
            })
            print("chosen", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.chosen(place) { continuation.resume(returning: "\($1 == nil ? "\($0 as Any)" : "\($1!)")") }
            })
            print("done", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.done(place) { continuation.resume(returning: "done") }
            })
            print("result", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.result(place) { continuation.resume(returning: "\($0)") }
            })
            print("nestedTwice", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.nestedTwice(place) { continuation.resume(returning: "\($0)") }
            })
            print("eitherOfTwo", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.eitherOfTwo(place) { continuation.resume(returning: "\($0)") }
            })
            print("onAQueue", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.onAQueue(place) { continuation.resume(returning: "\($0)") }
            })
            print("throughAHelper", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.throughAHelper(place) { continuation.resume(returning: "\($0)") }
            })
            print("namedContinuation", await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                depth.namedContinuation(place) { continuation.resume(returning: "\($0)") }
            })
        }
    }
}
