import Onceover

// What the examples of the documentation take for granted: callbacks to wait for, and delegates that call them.

typealias Data = [UInt8]

enum LoadError: Error {
    case interrupted(Interruption)
}

extension LoadError: InterruptibleError {
    init(_ interruption: Interruption) { self = .interrupted(interruption) }
}

enum ScanError: Error {
    case interrupted(Interruption)
}

struct Location: Sendable {}

final class Request: Sendable {
    func cancel() {}
}

final class Manager: @unchecked Sendable {
    var onUpdate: (@Sendable (Int) -> Void)?
    var onFailure: (@Sendable (any Error) -> Void)?
    var onPosition: (@Sendable (Int) -> Void)?
    func requestLocation() {}
    func start() {}
    func stop() {}
}

final class Center: Sendable {
    func remove(_ observer: Int) {}
}

final class DispatchQueue: Sendable {
    func async(execute work: @escaping @Sendable () -> Void) { work() }
}

final class Metrics: Sendable {
    func count(_ name: String, _ label: String) {}
}

protocol Surroundings: Sendable {}

extension Surroundings {
    var request: Request { Request() }
    var manager: Manager { Manager() }
    var sensor: Manager { Manager() }
    var center: Center { Center() }
    var observer: Int { 1 }
    var dispatchQueue: DispatchQueue { DispatchQueue() }
    var metrics: Metrics { Metrics() }
    var positions: CallbackStream<Int, any Error> {
        CallbackStream(of: Int.self, buffering: .bufferingNewest(1)) { _ in StreamTermination {} }
    }
    var replies: ContinuationSlots<Int, Location, any Error> { ContinuationSlots(whenBusy: .reject) }
    var slot: ContinuationSlot<Location, any Error> { ContinuationSlot(whenBusy: .reject) }

    func start(_ callback: @escaping @Sendable (Int) -> Void) { callback(1) }
    func start(_ callback: @escaping @Sendable (Result<Int, LoadError>) -> Void) { callback(.success(1)) }
    func askPermission(_ callback: @escaping @Sendable (Bool) -> Void) { callback(true) }
    func save(_ callback: @escaping @Sendable ((any Error)?) -> Void) { callback(nil) }
    func find(completion: @escaping @Sendable (String?, (any Error)?) -> Void) { completion(nil, nil) }
    func save() async throws {}
    func count() async -> Int { 1 }
    func load() async throws -> Int { 1 }
    func load(completion: @escaping @Sendable (Int?, (any Error)?) -> Void) { completion(1, nil) }
    func load(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) { completion(.success(1)) }
    func load(completion: @escaping @Sendable (Result<Int, LoadError>) -> Void) { completion(.success(1)) }
    func load(completion: @escaping @Sendable (Result<Data, any Error>) -> Void) -> Request {
        completion(.success([]))
        return Request()
    }
    func load(success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void) { success(1) }
}
