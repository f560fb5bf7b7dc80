struct Scale {
    var weight = 0

    init?(isMetric: Bool = true, completion: (() -> Void)? = nil) {
        completion?()
        guard isMetric else { return nil }
    }
}
