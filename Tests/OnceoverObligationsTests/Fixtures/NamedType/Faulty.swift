// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Signals {
    func raise(_ flag: Flag, completion: @escaping Flag.Completion) {  // want "unresumed-path: .completion."
        flag.raise()
    }

    // An alias for an optional closure cannot be marked.
    func dip(_ flag: Flag, completion: Flag.Completion) {
        guard flag.isUp else { return }  // want "unresumed-path: .completion."
        flag.lower { completion?($0) }
    }

    // Its methods may call what it carries.
    func fold(_ flag: Flag, completion: Flag.Completion) {
        guard flag.isUp else { return }  // want "unresumed-path: .completion."
        completion.answer(flag)
    }

    func lower(_ flag: Flag, completion: Flag.Completion?) {
        guard flag.isUp else { return }  // want "unresumed-path: .completion."
        flag.lower { completion?($0) }
    }
}
