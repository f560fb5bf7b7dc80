import OnceoverMacros
import Synchronization
import Testing

/// What the macros make, compiled and called.
struct LoadError: InterruptibleError, Equatable {
    var reason: Interruption.Reason?
    init() {}
    init(_ interruption: Interruption) { reason = interruption.reason }
}

struct Loader: Sendable {
    @Async func quartet(_ id: Int, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) { completion(id, nil) }
    @Async func failing(completion: ((Int?, (any Error)?) -> Void)?) { completion?(nil, LoadError()) }
    @Async func losing(completion: @escaping (Int?, (any Error)?) -> Void) {}
    @Async func typed(completion: @escaping (Result<Int, LoadError>) -> Void) { completion(.failure(LoadError())) }
    @Async func typedLoss(completion: @escaping (Result<Int, LoadError>) -> Void) {}
    @Async func certain(then: @escaping (Result<Int, Never>) -> Void, twice: Bool) { then(.success(twice ? 2 : 1)) }
    @Async func two(completion: @escaping (Int, String) -> Void) { completion(1, "a") }
    @Async func twoOrError(completion: @escaping (Int?, String?, (any Error)?) -> Void) { completion(1, "a", nil) }
    @Async func flag(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, LoadError()) }
    @Async func done(completion: @escaping () -> Void) { completion() }
    @Async func pair(onSuccess: @escaping (Int) -> Void, onFailure: @escaping (any Error) -> Void) { onSuccess(5) }
    @Async @discardableResult func counted(completion: @escaping (Int) -> Void) -> Int { completion(6); return 1 }
    @Async static func generic<T: Sendable>(_ x: T, completion: @escaping @Sendable (T) -> Void) { completion(x) }
    @Async func throwing(completion: @escaping (Int) -> Void) throws { throw LoadError() }

    @CompletionHandler func answer(to question: Int) async throws -> Int { question * 2 }
    @CompletionHandler func typedAnswer() async throws(LoadError) -> Int { throw LoadError() }
    @CompletionHandler func quiet() async {}
}

/// A request that does not answer until it is cancelled: then it answers too late.
final class SlowRequest: Sendable {
    let isCancelled = Atomic(false)
    private let answer: @Sendable (Int) -> Void

    init(_ answer: @escaping @Sendable (Int) -> Void) { self.answer = answer }

    func cancel() {
        isCancelled.store(true, ordering: .relaxed)
        answer(0)
    }
}

/// Starts requests, and cancels the task of the caller then.
final class CancelledLoader: Sendable {
    let started = Mutex<SlowRequest?>(nil)

    @Async(cancelling: .result) func load(completion: @escaping @Sendable (Int) -> Void) -> SlowRequest? {
        let request = SlowRequest(completion)
        started.withLock { $0 = request }
        withUnsafeCurrentTask { $0?.cancel() }
        return request
    }
    @Async(cancelling: .result { (request: SlowRequest) in request.cancel() })
    func failing(completion: @escaping @Sendable (Result<Int, LoadError>) -> Void) throws -> SlowRequest {
        throw LoadError()
    }
}

@AsyncRequirements protocol Store {
    func fetch(_ key: String, completion: @escaping @Sendable (String?, (any Error)?) -> Void)
}

struct Shelf: Store {
    func fetch(_ key: String, completion: @escaping @Sendable (String?, (any Error)?) -> Void) { completion(key, nil) }
}

@Suite struct AsyncMacroTests {
    let loader = Loader()

    @Test func allShapesAnswer() async throws {
        #expect(try await loader.quartet(3) == 3)
        #expect(await loader.certain(twice: true) == 2)
        #expect(await loader.two() == (1, "a"))
        #expect(try await loader.twoOrError() == (1, "a"))
        await loader.done()
        #expect(try await loader.pair() == 5)
        #expect(await loader.counted() == 6)
        #expect(await Loader.generic("x") == "x")
        #expect(try await Shelf().fetch("k") == "k")
    }

    @Test func allShapesFail() async throws {
        await #expect(throws: LoadError()) { try await loader.failing() }
        await #expect(throws: LoadError()) { try await loader.typed() }
        await #expect(throws: LoadError()) { try await loader.flag() }
        await #expect(throws: LoadError()) { try await loader.throwing() }
    }

    @Test func aLostHandlerThrows() async {
        await #expect(throws: Interruption.self) { try await loader.losing() }
        let error = await #expect(throws: LoadError.self) { try await loader.typedLoss() }
        #expect(error?.reason == .dropped)
    }
}

@Suite struct CancellingMacroTests {
    let loader = CancelledLoader()

    @Test func aCancelledTaskCancelsTheRequest() async {
        let waiting = Task { try await loader.load() }
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(loader.started.withLock { $0?.isCancelled.load(ordering: .relaxed) } == true)
    }

    @Test func aRequestThatDoesNotBeginThrowsItsError() async {
        await #expect(throws: LoadError()) { try await loader.failing() }
    }
}

@Suite struct CompletionHandlerMacroTests {
    let loader = Loader()

    @Test func aValueComesAsAResult() async throws {
        let answer = try await withOnceContinuation(of: Int.self) { continuation in
            loader.answer(to: 21) { continuation.resume(with: $0) }
        }
        #expect(answer == 42)
    }

    @Test func aTypedErrorKeepsItsType() async {
        await #expect(throws: LoadError()) {
            try await withOnceContinuation(of: Int.self, throwing: LoadError.self) { continuation in
                loader.typedAnswer { continuation.resume(with: $0) }
            }
        }
    }

    @Test func theHandlerRunsWhereItIsAskedTo() async {
        await withOnceContinuation(of: Void.self, ifDropped: ()) { continuation in
            loader.quiet(on: .mainActor) {
                MainActor.assertIsolated()
                continuation.resume()
            }
        }
    }
}

final class Scanner: Sendable {}

@AsyncCallbacks protocol ScannerDelegate: AnyObject {
    func scanner(_ scanner: Scanner, didFind code: String)
    func scanner(_ scanner: Scanner, didFailWith error: any Error)
}

@AsyncCallbacks(whenBusy: .queue) protocol PickerDelegate {
    func picker(_ picker: Picker, didPick number: Int, named name: String)
    func pickerDidCancel(_ picker: Picker)
    func picker(_ picker: Picker, didFinishWith error: (any Error)?)
}

final class Picker: Sendable {}

@AsyncCallbacks final class Radio {
    var onTune: ((Double) -> Void)?
    var onError: ((any Error) -> Void)?
    var name = ""
}

@Suite struct AsyncCallbacksMacroTests {
    @Test func aDelegateAnswers() async throws {
        let code = try await ScannerDelegateBridge().wait { $0.scanner(Scanner(), didFind: "x") }
        #expect(code == "x")
    }

    @Test func aDelegateFails() async {
        await #expect(throws: LoadError()) {
            try await ScannerDelegateBridge().wait { $0.scanner(Scanner(), didFailWith: LoadError()) }
        }
    }

    @Test func eachCallbackHasACase() async throws {
        let bridge = PickerDelegateBridge()
        let picked = try await bridge.wait { $0.picker(Picker(), didPick: 1, named: "one") }
        guard case .didPick(1, "one") = picked else { fatalError("\(picked)") }
        guard case .pickerDidCancel = try await bridge.wait({ $0.pickerDidCancel(Picker()) }) else { fatalError() }
        guard case .didFinishWith = try await bridge.wait({ $0.picker(Picker(), didFinishWith: nil) }) else {
            fatalError()
        }
    }

    @Test func callbackPropertiesAnswer() async throws {
        let radio = Radio()
        #expect(try await radio.nextCallback { radio.onTune?(98.5) } == 98.5)
        await #expect(throws: LoadError()) { try await radio.nextCallback { radio.onError?(LoadError()) } }
    }
}
