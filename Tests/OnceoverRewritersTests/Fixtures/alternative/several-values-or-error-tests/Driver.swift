@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3, 5] {
            print("boundInTurn", await withCheckedContinuation { continuation in
                depth.boundInTurn(place) { continuation.resume(returning: $0) }
            })
            print("oneByOne", await withCheckedContinuation { continuation in
                depth.oneByOne(place) { continuation.resume(returning: $0) }
            })
            print("eachAlone", await withCheckedContinuation { continuation in
                depth.eachAlone(place) { continuation.resume(returning: $0) }
            })
            print("unclear", await withCheckedContinuation { continuation in
                depth.unclear(place) { continuation.resume(returning: $0) }
            })
            print("guarded", await withCheckedContinuation { continuation in
                depth.guarded(place) { continuation.resume(returning: $0) }
            })
            print("guardedAll", await withCheckedContinuation { continuation in
                depth.guardedAll(place) { continuation.resume(returning: $0) }
            })
            print("guardedOne", await withCheckedContinuation { continuation in
                depth.guardedOne(place) { continuation.resume(returning: $0) }
            })
            print("guardedError", await withCheckedContinuation { continuation in
                depth.guardedError(place) { continuation.resume(returning: $0) }
            })
            print("classified", await withCheckedContinuation { continuation in
                depth.classified(place) { continuation.resume(returning: $0) }
            })
            print("guardsInTurn", await withCheckedContinuation { continuation in
                depth.guardsInTurn(place) { continuation.resume(returning: $0) }
            })
            print("mixedValues", await withCheckedContinuation { continuation in
                depth.mixedValues(place) { continuation.resume(returning: $0) }
            })
            print("flaggedValue", await withCheckedContinuation { continuation in
                depth.flaggedValue(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
