// verdicts: 0 proved, 0 assumed, 9 violated, 0 unknown

final class Stowaway {
    private let chart: Chart?
    let radio: Radio?
    private var lamp: Lamp?

    init(chart: Chart, radio: Radio?) {
        self.chart = chart
        self.radio = radio
        lamp = Lamp()
    }

    // One that has none is enough.
    init() {
        chart = nil
        radio = Radio()
        lamp = Lamp()
    }

    func steer(completion: @escaping (Int) -> Void) {
        guard let chart else { return }  // want "unresumed-path: .completion."
        completion(chart.depth)
    }

    func hail(completion: @escaping (Int) -> Void) {
        guard let radio else { return }  // want "unresumed-path: .completion."
        completion(radio.channel)
    }

    func douse() { lamp = nil }

    // A variable may be given nil later.
    func shine(completion: @escaping (Int) -> Void) {
        guard let lamp else { return }  // want "unresumed-path: .completion."
        completion(lamp.power)
    }
}

/// Not each initialiser gives it one.
final class Trawler {
    private var net: Net?
    var winch: Winch?

    init(isFishing: Bool) {
        if isFishing { net = Net() }
        winch = Winch()
    }

    func haul(completion: @escaping (Int) -> Void) {
        guard let net else { return }  // want "unresumed-path: .completion."
        completion(net.weight)
    }

    // Others may take the winch away.
    func lift(completion: @escaping (Int) -> Void) {
        guard let winch else { return }  // want "unresumed-path: .completion."
        completion(winch.power)
    }
}

/// A struct may be made without any of its own initialisers.
struct Crate {
    let label: String?

    func read(completion: @escaping (String) -> Void) {
        guard let label else { return }  // want "unresumed-path: .completion."
        completion(label)
    }
}

final class Hold<Cargo> {
    let cargo: Cargo?

    // An optional may stand for a generic parameter.
    init<T>(_ cargo: T, as make: (T) -> Cargo?) { self.cargo = make(cargo) }

    func load(completion: @escaping (Cargo) -> Void) {
        guard let cargo else { return }  // want "unresumed-path: .completion."
        completion(cargo)
    }
}

/// What is decoded may have none, and what the compiler makes may be given none.
struct Leaflet: Codable {
    let port: String?

    init(number: Int) { port = "port \(number)" }

    func read(completion: @escaping (String) -> Void) {
        guard let port else { return }  // want "unresumed-path: .completion."
        completion(port)
    }
}

struct Poster {
    let port: String?

    func read(completion: @escaping (String) -> Void) {
        guard let port else { return }  // want "unresumed-path: .completion."
        completion(port)
    }
}

extension Poster {
    init(number: Int) { self.init(port: "port \(number)") }
}
