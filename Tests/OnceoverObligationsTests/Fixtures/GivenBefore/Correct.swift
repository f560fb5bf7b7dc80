// verdicts: 3 proved, 0 violated, 0 unknown

final class Beacon {
    private var lamp: Lamp?
    let height = 3

    func light(completion: @escaping (Int) -> Void) {
        if lamp == nil { lamp = Lamp.init(height: height) }
        lamp?.burn { completion($0) }
    }

    func relight(completion: @escaping (Int) -> Void) {
        lamp = lamp == nil ? Lamp.init(height: height) : lamp
        lamp?.burn { completion($0) }
    }

    func flash(completion: @escaping (Int) -> Void) {
        lamp = lamp ?? Lamp.init(height: height)
        lamp?.burn { completion($0) }
    }
}
