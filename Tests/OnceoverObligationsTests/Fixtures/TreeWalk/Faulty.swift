// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

// Who waits for the end hears of it again for each branch.
func prune(_ branch: Branch, completion: @escaping (Branch) -> Void) {
    for twig in branch.twigs { prune(twig, completion: completion) }  // want "double-resume: .completion."
    completion(branch)
}

// It starts itself again, but not for each of several.
func graft(_ branch: Branch, callback: @escaping (Bool) -> Void) {
    guard let twig = branch.twigs.first else { return callback(false) }
    if twig.isWeak { graft(twig, callback: callback) }  // want "double-resume: .callback."
    callback(true)
}
