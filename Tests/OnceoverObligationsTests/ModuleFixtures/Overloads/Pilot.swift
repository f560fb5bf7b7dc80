// verdicts: 1 proved, 0 assumed, 1 violated, 0 unknown
func steer() async -> Int {
    await withCheckedContinuation { wheel in
        hold(wheel, course: 90)
    }
}

func drift() async -> Int {
    await withCheckedContinuation { wheel in  // want "unresumed-path: `wheel` is never resumed"
        hold(wheel, for: "the storm")
    }
}
