// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown

struct Lighter {
    private enum Load {
        case empty
        case loading(tons: Int, foreman: CheckedContinuation<Int, Never>?)
        case landed
    }
    private var load = Load.empty

    mutating func wait(_ foreman: CheckedContinuation<Int, Never>) -> CheckedContinuation<Int, Never>? {
        guard case .loading(let tons, foreman: nil) = load, tons == 0 else { return foreman }
        load = .loading(tons: tons, foreman: foreman)
        return nil
    }

    // Another case, or nobody in it: either way nobody waits.
    mutating func land() -> CheckedContinuation<Int, Never>? {
        defer { load = .landed }
        if case .loading(_, foreman: let foreman?) = load { return foreman }
        return nil
    }
}
