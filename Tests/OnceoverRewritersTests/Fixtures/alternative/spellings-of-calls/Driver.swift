@main struct Driver {
    static func main() async {
        let calls = Calls(depth: Depth())
        for place in [1, 3] {
            print("labelled", await withCheckedContinuation { continuation in
                calls.labelled(place) { continuation.resume(returning: $0) }
            })
            print("wrapped", await withCheckedContinuation { continuation in
                calls.wrapped(place) { continuation.resume(returning: $0) }
            })
            print("chained", await withCheckedContinuation { continuation in
                calls.chained(place) { continuation.resume(returning: $0) }
            })
            print("handlerFirst", await withCheckedContinuation { continuation in
                calls.handlerFirst(place) { continuation.resume(returning: $0) }
            })
            print("handlerInTheMiddle", await withCheckedContinuation { continuation in
                calls.handlerInTheMiddle(place) { continuation.resume(returning: $0) }
            })
            print("defaulted", await withCheckedContinuation { continuation in
                calls.defaulted(place) { continuation.resume(returning: $0) }
            })
            print("captured", await withCheckedContinuation { continuation in
                calls.captured(place) { continuation.resume(returning: $0) }
            })
            print("typed", await withCheckedContinuation { continuation in
                calls.typed(place) { continuation.resume(returning: $0) }
            })
            print("shorthand", await withCheckedContinuation { continuation in
                calls.shorthand(place) { continuation.resume(returning: $0) }
            })
            print("functionAsHandler", await withCheckedContinuation { continuation in
                calls.functionAsHandler(place) { continuation.resume(returning: $0) }
            })
            print("twoOfThem", await withCheckedContinuation { continuation in
                calls.twoOfThem(place) { continuation.resume(returning: $0) }
            })
            print("comments", await withCheckedContinuation { continuation in
                calls.comments(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
