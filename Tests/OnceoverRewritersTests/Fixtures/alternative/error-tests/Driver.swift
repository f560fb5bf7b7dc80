@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3, 5] {
            print("onlyError", await withCheckedContinuation { continuation in
                depth.onlyError(place) { continuation.resume(returning: $0) }
            })
            print("notOptional", await withCheckedContinuation { continuation in
                depth.notOptional(place) { continuation.resume(returning: $0) }
            })
            print("flagOrForced", await withCheckedContinuation { continuation in
                depth.flagOrForced(place) { continuation.resume(returning: $0) }
            })
            print("flagIsTrue", await withCheckedContinuation { continuation in
                depth.flagIsTrue(place) { continuation.resume(returning: $0) }
            })
            print("flagAlone", await withCheckedContinuation { continuation in
                depth.flagAlone(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
