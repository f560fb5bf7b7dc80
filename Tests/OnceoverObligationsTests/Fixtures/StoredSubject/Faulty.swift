// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Combine

final class Gauge {
    private let levels = PassthroughSubject<Int, Never>()
    private var bag = Set<AnyCancellable>()
    private func reading() -> AnyPublisher<Int, any Error> { fatalError("not run") }

    // Who is done waits for one of them.
    func rise(completion: @escaping (Int) -> Void) {
        levels.sink { completion($0) }.store(in: &bag)  // want "repeating-callback: .completion."
    }

    // An answer is given once, or not at all.
    func read(handler: @escaping (Int?) -> Void) {
        reading().sink { _ in  // want "unresumed-path: .handler."
        } receiveValue: { level in
            handler(level)
        }.store(in: &bag)
    }

    // One that is called elsewhere, too, is told of an end.
    func show(if isOpen: Bool, handler: @escaping (Int?) -> Void) {
        guard isOpen else { return }  // want "unresumed-path: .handler."
        if bag.isEmpty { return handler(nil) }
        levels.first().sink { handler($0) }.store(in: &bag)
    }

    func onTide(of lake: Lake?, resultHandler: @escaping (Int) -> Void, errorHandler: @escaping (Spill) -> Void) {
        guard let lake else { return }  // want "unresumed-path: neither .resultHandler. nor .errorHandler."
        lake.isCalm ? resultHandler(0) : errorHandler(.oil)
    }
}
