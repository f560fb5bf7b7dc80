@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3] {
            print("inline", await withCheckedContinuation { continuation in
                depth.inline(place) { continuation.resume(returning: $0) }
            })
            print("variable", await withCheckedContinuation { continuation in
                depth.variable(place) { continuation.resume(returning: $0) }
            })
            print("blank", await withCheckedContinuation { continuation in
                depth.blank(place) { continuation.resume(returning: $0) }
            })
            print("typed", await withCheckedContinuation { continuation in
                depth.typed(place) { continuation.resume(returning: $0) }
            })
            print("matched", await withCheckedContinuation { continuation in
                depth.matched(place) { continuation.resume(returning: $0) }
            })
            print("optionalAfterwards", await withCheckedContinuation { continuation in
                depth.optionalAfterwards(place) { continuation.resume(returning: $0) }
            })
            print("further", await withCheckedContinuation { continuation in
                depth.further(place) { continuation.resume(returning: $0) }
            })
            print("aliases", await withCheckedContinuation { continuation in
                depth.aliases(place) { continuation.resume(returning: $0) }
            })
            print("changedInSwitch", await withCheckedContinuation { continuation in
                depth.changedInSwitch(place) { continuation.resume(returning: $0) }
            })
            print("inSwitch", await withCheckedContinuation { continuation in
                depth.inSwitch(place) { continuation.resume(returning: $0) }
            })
            print("letOutside", await withCheckedContinuation { continuation in
                depth.letOutside(place) { continuation.resume(returning: $0) }
            })
            print("triedTuple", await withCheckedContinuation { continuation in
                depth.triedTuple(place) { continuation.resume(returning: $0) }
            })
            print("severalGuarded", await withCheckedContinuation { continuation in
                depth.severalGuarded(place) { continuation.resume(returning: $0) }
            })
            print("severalByError", await withCheckedContinuation { continuation in
                depth.severalByError(place) { continuation.resume(returning: $0) }
            })
            print("severalLoose", await withCheckedContinuation { continuation in
                depth.severalLoose(place) { continuation.resume(returning: $0) }
            })
            print("oneOfSeveral", await withCheckedContinuation { continuation in
                depth.oneOfSeveral(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
