// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
final class Chart {
    private var source: URL?

    /// The initialiser of `URL` can fail.
    func draw(_ text: String, completion: @escaping () -> Void) {
        source = URL(string: text)
        guard let source else { return }  // want "unresumed-path: `completion` is not called on this path"
        print(source)
        completion()
    }
}
