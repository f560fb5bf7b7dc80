// verdicts: 1 proved, 0 assumed, 0 violated, 1 unknown
func relay(_ crew: any Crew) async -> Int {
    await withCheckedContinuation { order in
        crew.carry(order)
    }
}

func shout(_ crew: any Crew) async -> Int {
    await withCheckedContinuation { order in
        crew.repeatBack(order)
    }
}
