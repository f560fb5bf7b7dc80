// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown

typealias Ring = () -> Void

final class Buoy {
    private var bells = Bells()
    private weak var chain: Chain?

    // Who is told so listens, and goes on with the same object.
    @discardableResult
    func onRing(handler ring: @escaping Ring) -> Self {
        bells.add(handler: ring, once: false)
        return self
    }

    func onceAdrift(handler: @escaping Ring) -> Self {
        _ = chain?.onceAdrift(handler: handler)  // assumes listener-parameter
        return self
    }
}
