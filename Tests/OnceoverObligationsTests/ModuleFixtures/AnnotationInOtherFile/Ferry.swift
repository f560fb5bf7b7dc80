protocol Ferry {
    /// - Onceover: arrival is called many times
    func cross(arrival: @escaping () -> Void)

    /// - Onceover: `departure` is called exactly once
    func depart(departure: @escaping () -> Void)
}

final class Bell {
    private var listeners: [() -> Void] = []

    /// Its body says nothing of how often.
    ///
    /// - Onceover: listener is called many times
    func onRing(_ listener: @escaping () -> Void) { listeners.append(listener) }
}
