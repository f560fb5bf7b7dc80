@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3] {
            print("typedCase", await withCheckedContinuation { continuation in
                depth.typedCase(place) { continuation.resume(returning: $0) }
            })
            print("variableAndOptional", await withCheckedContinuation { continuation in
                depth.variableAndOptional(place) { continuation.resume(returning: $0) }
            })
            print("caseAndOptional", await withCheckedContinuation { continuation in
                depth.caseAndOptional(place) { continuation.resume(returning: $0) }
            })
            print("guardAndUnclear", await withCheckedContinuation { continuation in
                depth.guardAndUnclear(place) { continuation.resume(returning: $0) }
            })
            print("mixed", await withCheckedContinuation { continuation in
                depth.mixed(place) { continuation.resume(returning: $0) }
            })
            print("mixedOtherwise", await withCheckedContinuation { continuation in
                depth.mixedOtherwise(place) { continuation.resume(returning: $0) }
            })
            print("tupleThenWhole", await withCheckedContinuation { continuation in
                depth.tupleThenWhole(place) { continuation.resume(returning: $0) }
            })
            print("threeVariables", await withCheckedContinuation { continuation in
                depth.threeVariables(place) { continuation.resume(returning: $0) }
            })
            print("oneVariable", await withCheckedContinuation { continuation in
                depth.oneVariable(place) { continuation.resume(returning: $0) }
            })
            print("nameTaken", await withCheckedContinuation { continuation in
                depth.nameTaken(place) { continuation.resume(returning: $0) }
            })
            print("cast", await withCheckedContinuation { continuation in
                depth.cast(place) { continuation.resume(returning: $0) }
            })
            print("castInPattern", await withCheckedContinuation { continuation in
                depth.castInPattern(place) { continuation.resume(returning: $0) }
            })
            print("everyWay", await withCheckedContinuation { continuation in
                depth.everyWay(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
