// verdicts: 4 proved, 0 assumed, 0 violated, 1 unknown

final class Pilot {
    private let chart: Chart?
    let radio: Radio?
    private var lamp: Lamp?

    // Nil by their types, and never given it.
    init(chart: Chart, port: Port) {
        self.chart = chart
        radio = Radio(port)
        lamp = Lamp()
    }

    init(port: Port) {
        if port.isOpen {
            chart = Chart(of: port)
        } else {
            chart = Chart()
        }
        radio = Radio(port)
        lamp = Lamp()
    }

    deinit { lamp = nil }

    convenience init(ship: Ship) { self.init(port: ship.port) }

    func steer(completion: @escaping (Int) -> Void) {
        guard let chart else { return }
        completion(chart.depth)
    }

    func call(completion: @escaping () -> Void) {
        self.radio?.signal(completion)
    }

    // Nobody takes the lamp away.
    func shine(completion: @escaping (Int) -> Void) {
        guard let lamp else { return }
        completion(lamp.power)
    }

    func trim() { lamp = Lamp() }
}

extension Pilot {
    func ask(completion: @escaping (Int) -> Void) {
        if let chart = self.chart { completion(chart.depth) }
    }
}

/// A structure with an initialiser of its own has no other.
struct Leaflet {
    let port: String?

    init(number: Int) { port = "port \(number)" }

    func read(completion: @escaping (String) -> Void) {
        guard let port else { return }
        completion(port)
    }
}
