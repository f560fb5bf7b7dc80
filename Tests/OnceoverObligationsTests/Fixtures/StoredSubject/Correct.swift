// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
import Combine

final class Gauge {
    let levels = PassthroughSubject<Int, Never>()
    let faults = PassthroughSubject<Spill, Never>()
    var bag = Set<AnyCancellable>()

    // They hear of each level and of each fault, for as long as the gauge is there.
    init(resultHandler: @escaping (Int) -> Void, errorHandler: @escaping (Spill) -> Void) {
        let report = { (level: Int) -> Void in
            resultHandler(level)  // assumes listener-parameter
        }
        levels.filter { $0 > 3 }.sink(receiveValue: report).store(in: &bag)
        faults.sink { errorHandler($0) }.store(in: &bag)
    }

    func show(handler: @escaping (Int) -> Void) {
        levels.sink { level in
            if level > 3 { handler(level) }  // assumes called-per-event, listener-parameter
        }.store(in: &bag)
    }
}

struct Dial {
    let gauge: Gauge

    init(resultHandler: @escaping (Int) -> Void, errorHandler: @escaping (Spill) -> Void) {
        gauge = Gauge(resultHandler: resultHandler, errorHandler: errorHandler)  // assumes listener-parameter
    }
}

extension View {
    func onTide(resultHandler: @escaping (Int) -> Void, errorHandler: @escaping (Spill) -> Void) -> some View {
        modifier(Tide(result: { resultHandler($0) }, error: { errorHandler($0) }))
    }
}
