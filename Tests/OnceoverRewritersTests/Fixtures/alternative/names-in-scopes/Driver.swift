@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3, 5] {
            print("shadowsParameter", await withCheckedContinuation { continuation in
                depth.shadowsParameter(place) { continuation.resume(returning: $0) }
            })
            print("shadowsVariable", await withCheckedContinuation { continuation in
                depth.shadowsVariable(place) { continuation.resume(returning: $0) }
            })
            print("shadowsGuard", await withCheckedContinuation { continuation in
                depth.shadowsGuard(place) { continuation.resume(returning: $0) }
            })
            print("shadowsInBranch", await withCheckedContinuation { continuation in
                depth.shadowsInBranch(place) { continuation.resume(returning: $0) }
            })
            print("redeclaredInner", await withCheckedContinuation { continuation in
                depth.redeclaredInner(place) { continuation.resume(returning: $0) }
            })
            print("shadowsInner", await withCheckedContinuation { continuation in
                depth.shadowsInner(place) { continuation.resume(returning: $0) }
            })
            print("boundInner", await withCheckedContinuation { continuation in
                depth.boundInner(place) { continuation.resume(returning: $0) }
            })
            print("innerBlock", await withCheckedContinuation { continuation in
                depth.innerBlock(place) { continuation.resume(returning: $0) }
            })
            print("inSwitch", await withCheckedContinuation { continuation in
                depth.inSwitch(place) { continuation.resume(returning: $0) }
            })
            print("localFunction", await withCheckedContinuation { continuation in
                depth.localFunction(place) { continuation.resume(returning: $0) }
            })
            print("localType", await withCheckedContinuation { continuation in
                depth.localType(place) { continuation.resume(returning: $0) }
            })
            print("calleesName", await withCheckedContinuation { continuation in
                depth.calleesName(place) { continuation.resume(returning: $0) }
            })
            print("namesOfOurs", await withCheckedContinuation { continuation in
                depth.namesOfOurs(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
