// verdicts: 2 proved, 0 assumed, 3 violated, 0 unknown
final class Pilot {
    private let chart: Chart
    var sky: Sky?

    init(chart: Chart) { self.chart = chart }

    func steer(completion: @escaping (Int) -> Void) {
        let tide = chart.tide
        if tide == .ebb {
            completion(0)
        } else if tide == .flood {
            completion(1)
        }
    }

    func steer(by tide: Tide, completion: @escaping (Int) -> Void) {
        if tide == .ebb {
            completion(0)
        } else if tide == .flood {
            completion(1)
        }
    }

    // The enum has another case besides.
    func look(completion: @escaping (Int) -> Void) {
        let sight = chart.sight
        if sight == .clear {
            completion(0)
        } else if sight == .foggy {  // want "unresumed-path: .completion."
            completion(1)
        }
    }

    // What has these cases need not be the project's enum, which has another name.
    func ask(completion: @escaping (Int) -> Void) {
        let answer = chart.answer
        if answer == .clear {
            completion(0)
        } else if answer == .foggy {  // want "unresumed-path: .completion."
            completion(1)
        }
    }

    func forecast(completion: @escaping (Int) -> Void) {
        if sky == .blue {
            completion(0)
        } else if sky == .grey {  // want "unresumed-path: .completion."
            completion(1)
        }
    }
}
