// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
final class Chart {
    private var view: ChartView?

    func draw(completion: @escaping () -> Void) {
        view = ChartView()
        guard let view else { return }
        view.draw()
        completion()
    }
}
