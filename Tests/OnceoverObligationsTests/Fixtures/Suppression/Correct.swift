// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

func anchor(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    completion(true)  // onceover:ignore double-resume -- nothing to ignore  // want "unused-suppression"
}
