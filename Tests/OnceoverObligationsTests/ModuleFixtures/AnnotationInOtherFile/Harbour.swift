// verdicts: 1 proved, 0 assumed, 2 violated, 0 unknown
func nextArrival(of ferry: any Ferry) async {
    await withCheckedContinuation { continuation in
        ferry.cross { continuation.resume() }  // want "repeating-callback"
    }
}

func nextRing(of bell: Bell) async {
    await withCheckedContinuation { continuation in
        bell.onRing { continuation.resume() }  // want "repeating-callback"
    }
}

func departs(_ ferry: any Ferry) async {
    await withCheckedContinuation { continuation in
        ferry.depart { continuation.resume() }
    }
}
