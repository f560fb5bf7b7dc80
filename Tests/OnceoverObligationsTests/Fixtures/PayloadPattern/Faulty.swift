// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

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

    mutating func land() -> CheckedContinuation<Int, Never>? {
        defer { load = .landed }  // want "lost-continuation: what .load. holds is dropped here"
        if case .loading(let tons, foreman: let foreman?) = load, tons > 0 { return foreman }
        return nil
    }
}
