@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3, 5] {
            print("localRedeclared", await withCheckedContinuation { continuation in
                depth.localRedeclared(place) { continuation.resume(returning: $0) }
            })
            print("declaredInTheBranch", await withCheckedContinuation { continuation in
                depth.declaredInTheBranch(place) { continuation.resume(returning: $0) }
            })
            print("usedInTheBranch", await withCheckedContinuation { continuation in
                depth.usedInTheBranch(place) { continuation.resume(returning: $0) }
            })
            print("declaredInAnotherBranch", await withCheckedContinuation { continuation in
                depth.declaredInAnotherBranch(place) { continuation.resume(returning: $0) }
            })
            print("guardBeforeTheCall", await withCheckedContinuation { continuation in
                depth.guardBeforeTheCall(place) { continuation.resume(returning: $0) }
            })
            print("loopBefore", await withCheckedContinuation { continuation in
                depth.loopBefore(place) { continuation.resume(returning: $0) }
            })
            print("whileBefore", await withCheckedContinuation { continuation in
                depth.whileBefore(place) { continuation.resume(returning: $0) }
            })
            print("doBefore", await withCheckedContinuation { continuation in
                depth.doBefore(place) { continuation.resume(returning: $0) }
            })
            print("switchBefore", await withCheckedContinuation { continuation in
                depth.switchBefore(place) { continuation.resume(returning: $0) }
            })
            print("closureBefore", await withCheckedContinuation { continuation in
                depth.closureBefore(place) { continuation.resume(returning: $0) }
            })
            print("innerFunctionShadows", await withCheckedContinuation { continuation in
                depth.innerFunctionShadows(place) { continuation.resume(returning: $0) }
            })
            print("optionalAgain", await withCheckedContinuation { continuation in
                depth.optionalAgain(place) { continuation.resume(returning: $0) }
            })
            print("boundAgain", await withCheckedContinuation { continuation in
                depth.boundAgain(place) { continuation.resume(returning: $0) }
            })
            print("nameExists", await withCheckedContinuation { continuation in
                depth.nameExists(place) { continuation.resume(returning: $0) }
            })
            print("errorNameExists", await withCheckedContinuation { continuation in
                depth.errorNameExists(place) { continuation.resume(returning: $0) }
            })
            print("errorOfTheCatch", await withCheckedContinuation { continuation in
                depth.errorOfTheCatch(place) { continuation.resume(returning: $0) }
            })
            print("twiceTheSameName", await withCheckedContinuation { continuation in
                depth.twiceTheSameName(place) { continuation.resume(returning: $0) }
            })
            print("localTypeOfTheName", await withCheckedContinuation { continuation in
                depth.localTypeOfTheName(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
