@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3, 5] {
            print("whole", await withCheckedContinuation { continuation in
                depth.whole(place) { continuation.resume(returning: $0) }
            })
            print("around", await withCheckedContinuation { continuation in
                depth.around(place) { continuation.resume(returning: $0) }
            })
            print("ifs", await withCheckedContinuation { continuation in
                depth.ifs(place) { continuation.resume(returning: $0) }
            })
            print("breaks", await withCheckedContinuation { continuation in
                depth.breaks(place) { continuation.resume(returning: $0) }
            })
            print("returns", await withCheckedContinuation { continuation in
                depth.returns(place) { continuation.resume(returning: $0) }
            })
            print("successOnly", await withCheckedContinuation { continuation in
                depth.successOnly(place) { continuation.resume(returning: $0) }
            })
            print("guarded", await withCheckedContinuation { continuation in
                depth.guarded(place) { continuation.resume(returning: $0) }
            })
            print("tried", await withCheckedContinuation { continuation in
                depth.tried(place) { continuation.resume(returning: $0) }
            })
            print("guardedTry", await withCheckedContinuation { continuation in
                depth.guardedTry(place) { continuation.resume(returning: $0) }
            })
            print("caught", await withCheckedContinuation { continuation in
                depth.caught(place) { continuation.resume(returning: $0) }
            })
            print("asked", await withCheckedContinuation { continuation in
                depth.asked(place) { continuation.resume(returning: $0) }
            })
            print("twice", await withCheckedContinuation { continuation in
                depth.twice(place) { continuation.resume(returning: $0) }
            })
            print("withDefault", await withCheckedContinuation { continuation in
                depth.withDefault(place) { continuation.resume(returning: $0) }
            })
            print("together", await withCheckedContinuation { continuation in
                depth.together(place) { continuation.resume(returning: $0) }
            })
            print("falling", await withCheckedContinuation { continuation in
                depth.falling(place) { continuation.resume(returning: $0) }
            })
            print("constrained", await withCheckedContinuation { continuation in
                depth.constrained(place) { continuation.resume(returning: $0) }
            })
            print("leavesInside", await withCheckedContinuation { continuation in
                depth.leavesInside(place) { continuation.resume(returning: $0) }
            })
            print("breaksInside", await withCheckedContinuation { continuation in
                depth.breaksInside(place) { continuation.resume(returning: $0) }
            })
            print("subjectInside", await withCheckedContinuation { continuation in
                depth.subjectInside(place) { continuation.resume(returning: $0) }
            })
            print("mapped", await withCheckedContinuation { continuation in
                depth.mapped(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
