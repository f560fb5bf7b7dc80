// verdicts: 2 proved, 0 violated, 1 unknown

final class Pilot {
    private let chart: Chart?
    let radio: Radio?

    // Nil by their types, and never given it.
    init(chart: Chart, port: Port) {
        self.chart = chart
        radio = Radio(port)
    }

    init(port: Port) {
        if port.isOpen {
            chart = Chart(of: port)
        } else {
            chart = Chart()
        }
        radio = Radio(port)
    }

    convenience init(ship: Ship) { self.init(port: ship.port) }

    func steer(completion: @escaping (Int) -> Void) {
        guard let chart else { return }
        completion(chart.depth)
    }

    func call(completion: @escaping () -> Void) {
        self.radio?.signal(completion)
    }
}

extension Pilot {
    func ask(completion: @escaping (Int) -> Void) {
        if let chart = self.chart { completion(chart.depth) }
    }
}
