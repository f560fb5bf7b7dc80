@main struct Driver {
    static func main() async {
        let depth = Depth()
        for place in [-1, 3] {
            print("unrelated", await withCheckedContinuation { continuation in
                depth.unrelated(place) { continuation.resume(returning: $0) }
            })
            print("boundInTurn", await withCheckedContinuation { continuation in
                depth.boundInTurn(place) { continuation.resume(returning: $0) }
            })
            print("guarded", await withCheckedContinuation { continuation in
                depth.guarded(place) { continuation.resume(returning: $0) }
            })
            print("elseIf", await withCheckedContinuation { continuation in
                depth.elseIf(place) { continuation.resume(returning: $0) }
            })
            print("forced", await withCheckedContinuation { continuation in
                depth.forced(place) { continuation.resume(returning: $0) }
            })
            print("valueFirst", await withCheckedContinuation { continuation in
                depth.valueFirst(place) { continuation.resume(returning: $0) }
            })
            print("forcedElse", await withCheckedContinuation { continuation in
                depth.forcedElse(place) { continuation.resume(returning: $0) }
            })
            print("valueElse", await withCheckedContinuation { continuation in
                depth.valueElse(place) { continuation.resume(returning: $0) }
            })
            print("errorIsNotNil", await withCheckedContinuation { continuation in
                depth.errorIsNotNil(place) { continuation.resume(returning: $0) }
            })
            print("valueIsNotNil", await withCheckedContinuation { continuation in
                depth.valueIsNotNil(place) { continuation.resume(returning: $0) }
            })
            print("errorIsNil", await withCheckedContinuation { continuation in
                depth.errorIsNil(place) { continuation.resume(returning: $0) }
            })
            print("valueIsNil", await withCheckedContinuation { continuation in
                depth.valueIsNil(place) { continuation.resume(returning: $0) }
            })
            print("both", await withCheckedContinuation { continuation in
                depth.both(place) { continuation.resume(returning: $0) }
            })
            print("parenthesised", await withCheckedContinuation { continuation in
                depth.parenthesised(place) { continuation.resume(returning: $0) }
            })
            print("nested", await withCheckedContinuation { continuation in
                depth.nested(place) { continuation.resume(returning: $0) }
            })
            print("errorIsIgnored", await withCheckedContinuation { continuation in
                depth.errorIsIgnored(place) { continuation.resume(returning: $0) }
            })
            print("valueIsIgnored", await withCheckedContinuation { continuation in
                depth.valueIsIgnored(place) { continuation.resume(returning: $0) }
            })
            print("otherCondition", await withCheckedContinuation { continuation in
                depth.otherCondition(place) { continuation.resume(returning: $0) }
            })
            print("boundTwice", await withCheckedContinuation { continuation in
                depth.boundTwice(place) { continuation.resume(returning: $0) }
            })
            print("leavesInside", await withCheckedContinuation { continuation in
                depth.leavesInside(place) { continuation.resume(returning: $0) }
            })
            print("guardsBoth", await withCheckedContinuation { continuation in
                depth.guardsBoth(place) { continuation.resume(returning: $0) }
            })
            print("guardsValue", await withCheckedContinuation { continuation in
                depth.guardsValue(place) { continuation.resume(returning: $0) }
            })
            print("guardsError", await withCheckedContinuation { continuation in
                depth.guardsError(place) { continuation.resume(returning: $0) }
            })
            print("guardsTogether", await withCheckedContinuation { continuation in
                depth.guardsTogether(place) { continuation.resume(returning: $0) }
            })
            print("chained", await withCheckedContinuation { continuation in
                depth.chained(place) { continuation.resume(returning: $0) }
            })
            print("errorBehindTheValue", await withCheckedContinuation { continuation in
                depth.errorBehindTheValue(place) { continuation.resume(returning: $0) }
            })
            print("valueBesideTheError", await withCheckedContinuation { continuation in
                depth.valueBesideTheError(place) { continuation.resume(returning: $0) }
            })
            print("optionalOfTheError", await withCheckedContinuation { continuation in
                depth.optionalOfTheError(place) { continuation.resume(returning: $0) }
            })
            print("shorthand", await withCheckedContinuation { continuation in
                depth.shorthand(place) { continuation.resume(returning: $0) }
            })
        }
    }
}
