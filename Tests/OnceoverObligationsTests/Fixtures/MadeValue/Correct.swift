// verdicts: 2 proved, 0 violated, 0 unknown
final class Chart {
    private var view: ChartView?

    func draw(completion: @escaping () -> Void) {
        view = ChartView()
        guard let view else { return }
        view.draw()
        completion()
    }

    private func makeView() -> ChartView { ChartView() }

    /// What a function of the project returns that cannot be nil.
    func print(completion: @escaping () -> Void) {
        view = makeView()
        guard let view else { return }
        view.draw()
        completion()
    }
}
