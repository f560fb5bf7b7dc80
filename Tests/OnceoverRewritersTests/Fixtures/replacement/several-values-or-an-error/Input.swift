import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }
struct Storm: Error {}

struct Buoy: Sendable {
    func read(
        _ number: Int, completion: @escaping @Sendable (_ wind: Int?, _ wave: Double?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async {
            if number < 0 { completion(nil, nil, Storm()) } else { completion(number, 0.5, nil) }
        }
    }

    func flash(_ number: Int, completion: @escaping @Sendable (Void?, Int?, (any Error)?) -> Void) {
        DispatchQueue.global().async {
            if number < 0 { completion(nil, nil, Storm()) } else { completion((), number, nil) }
        }
    }

    func moor(_ number: Int, completion: @escaping @Sendable (Void, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion((), number < 0 ? Storm() : nil) }
    }

    func errorFirst(_ number: Int) {
        read(number) { wind, wave, error in
            print("read")
            if let error {
                print("no reading:", error)
                Signal.done.signal()
                return
            }
            if let wind, let wave {
                print(wind, wave)
            }
            Signal.done.signal()
        }
    }

    func oneByOne(_ number: Int) {
        read(number) { speed, height, problem in
            if let wind = speed {
                print("wind", wind)
            } else if let wave = height {
                print("wave", wave)
            } else {
                print(problem!)
            }
            Signal.done.signal()
        }
    }

    func guarded(_ number: Int) {
        read(number) { wind, wave, error in
            guard let wind, let wave, error == nil else {
                print("nothing", error!)
                Signal.done.signal()
                return
            }
            print(wind, wave)
            Signal.done.signal()
        }
    }

    func onlyOne(_ number: Int) {
        read(number) { _, wave, _ in
            print(wave ?? -1)
            Signal.done.signal()
        }
    }

    func noneAtAll(_ number: Int) {
        read(number) { _, _, _ in
            print("done")
            Signal.done.signal()
        }
    }

    func unnamed(_ number: Int) {
        read(number) {
            print($0 ?? -1, $1 ?? -1, $2 == nil)
            Signal.done.signal()
        }
    }

    func flashed(_ number: Int) {
        flash(number) { shown, seconds, error in
            print(shown == nil, seconds ?? 0, error == nil)
            Signal.done.signal()
        }
    }

    func moored(_ number: Int) {
        moor(number) { nothing, error in
            print(nothing, error == nil)
            Signal.done.signal()
        }
    }

    func unnamedMoored(_ number: Int) {
        moor(number) {
            print($0, $1 == nil)
            Signal.done.signal()
        }
    }
}
