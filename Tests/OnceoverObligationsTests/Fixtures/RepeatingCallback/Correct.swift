// verdicts: 11 proved, 5 assumed, 0 violated, 8 unknown
// proofs assume: repeating-callback-once
import Combine
import Network

func taken(_ connection: NWConnection) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        connection.stateUpdateHandler = { state in
            switch state {
            case .ready:
                connection.stateUpdateHandler = nil
                continuation.resume()
            case .failed(let error):
                connection.stateUpdateHandler = nil
                continuation.resume(throwing: error)
            default: break
            }
        }
        connection.start(queue: .main)
    }
}

func cancelled(_ listener: NWListener) async -> Bool {
    await withCheckedContinuation { continuation in
        listener.newConnectionHandler = { connection in
            listener.cancel()
            continuation.resume(returning: true)
        }
    }
}

func flagged(_ tide: Tide) async {
    await withCheckedContinuation { continuation in
        var isDone = false
        tide.observe(\.level, options: [.new]) { _, _ in
            guard !isDone else { return }
            isDone = true
            continuation.resume()
        }
    }
}

func tick(_ isReady: @escaping () -> Bool) async {
    await withCheckedContinuation { continuation in
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            guard isReady() else { return }
            timer.invalidate()
            continuation.resume()
        }
    }
}

func once() async {
    await withCheckedContinuation { continuation in
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in continuation.resume() }
    }
}

func firstLevel(_ levels: PassthroughSubject<Int, Never>, _ bag: inout Set<AnyCancellable>) async -> Int {
    await withCheckedContinuation { continuation in
        levels.map { $0 + 1 }.first().sink { continuation.resume(returning: $0) }.store(in: &bag)
    }
}

/// What a function gives back may be a single answer.
func answer(_ server: Server, _ bag: inout Set<AnyCancellable>) async -> Int {
    await withCheckedContinuation { continuation in
        server.ask().sink { continuation.resume(returning: $0) }.store(in: &bag)
    }
}

func removed(from center: NotificationCenter) async {
    await withCheckedContinuation { continuation in
        var token: (any NSObjectProtocol)?
        token = center.addObserver(forName: .tideTurned, object: nil, queue: nil) { _ in
            if let token { center.removeObserver(token) }
            continuation.resume()
        }
    }
}

func latched(_ tide: Tide, _ latch: Latch) async {
    await withCheckedContinuation { continuation in
        tide.observe(\.level, options: [.new]) { _, _ in
            guard latch.tryPass() else { return }
            continuation.resume()
        }
    }
}

func taken(_ tide: Tide, completion: @escaping () -> Void) {
    var waiting: (() -> Void)? = completion
    tide.observe(\.level, options: [.new]) { _, _ in
        guard let done = waiting else { return }
        waiting = nil
        done()
    }
}

/// Each call of `receive` is answered once.
func message(_ socket: URLSessionWebSocketTask) async throws -> URLSessionWebSocketTask.Message {
    try await withCheckedThrowingContinuation { continuation in
        socket.receive { continuation.resume(with: $0) }
    }
}

/// Who listens is called once: the list is emptied before.
final class Gong {
    private var listeners: [(Int) -> Void] = []

    func onStroke(_ listener: @escaping (Int) -> Void) { listeners.append(listener) }

    func strike(_ count: Int) {
        let called = listeners
        listeners = []
        called.forEach { $0(count) }
    }

    func nextStroke() async -> Int {
        await withCheckedContinuation { continuation in
            onStroke { continuation.resume(returning: $0) }
        }
    }
}

/// The closure knows when it has answered.
final class Bell {
    private var listeners: [(Int) -> Void] = []

    func onRing(_ listener: @escaping (Int) -> Void) { listeners.append(listener) }

    func ring(_ count: Int) { listeners.forEach { $0(count) } }

    func nextRing() async -> Int {
        await withCheckedContinuation { continuation in
            var hasRung = false
            onRing { count in
                guard !hasRung else { return }
                hasRung = true
                continuation.resume(returning: count)
            }
        }
    }
}

/// What is asked for at once, or in full, comes once.
func picture(_ asset: PHAsset, completion: @escaping (UIImage?) -> Void) {
    let options = PHImageRequestOptions()
    options.deliveryMode = .highQualityFormat
    PHImageManager.default().requestImage(
        for: asset, targetSize: .zero, contentMode: .default, options: options
    ) { image, _ in
        completion(image)
    }
}

func pictureNow(_ asset: PHAsset, completion: @escaping (UIImage?) -> Void) {
    let options = PHImageRequestOptions()
    options.deliveryMode = .opportunistic
    options.isSynchronous = true
    PHImageManager.default().requestImage(
        for: asset, targetSize: .zero, contentMode: .default, options: options
    ) { image, _ in
        completion(image)
    }
}

/// The closure knows which one is the last.
func sharpPicture(_ asset: PHAsset, completion: @escaping (UIImage?) -> Void) {
    PHImageManager.default().requestImage(
        for: asset, targetSize: .zero, contentMode: .default, options: nil
    ) { image, info in
        if info?[PHImageResultIsDegradedKey] as? Bool == true { return }
        completion(image)
    }
}

/// A timer that comes once, and one that is cancelled.
func later(completion: @escaping () -> Void) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: .never)
    timer.setEventHandler { completion() }
    timer.resume()
    return timer
}

func whenCalm(_ tide: Tide, completion: @escaping () -> Void) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler {
        guard tide.level < 1 else { return }
        timer.cancel()
        completion()
    }
    timer.resume()
    return timer
}

extension NWPathMonitor {
    func untilOnline(completion: @escaping () -> Void) {
        pathUpdateHandler = { path in
            guard path.status == .satisfied else { return }
            self.cancel()
            completion()
        }
        start(queue: .main)
    }
}

/// Who marks the input as finished is not called again.
func feed(_ input: AVAssetWriterInput, from output: AVAssetReaderTrackOutput, on queue: DispatchQueue) async {
    await withCheckedContinuation { continuation in
        input.requestMediaDataWhenReady(on: queue) {
            while input.isReadyForMoreMediaData {
                guard let sample = output.copyNextSampleBuffer() else {
                    input.markAsFinished()
                    continuation.resume()
                    return
                }
                input.append(sample)
            }
        }
    }
}

/// Who is given the timer may stop it.
func untilDark(completion: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        guard isDark() else { return }
        rest(timer)
        completion()
    }
}

/// So may who has it besides.
final class Sundial: Clock {
    private var timer: Timer?

    func untilNoon(completion: @escaping () -> Void) {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [self] _ in
            rest()
            completion()
        }
        self.timer = timer
    }
}

/// What a helper says may be what the callback calls to be called no more.
final class Mill {
    private let input: AVAssetWriterInput

    func drain(_ output: AVAssetReaderTrackOutput, completion: @escaping () -> Void) {
        input.requestMediaDataWhenReady(on: .main) { [self] in
            while input.isReadyForMoreMediaData {
                guard let sample = output.copyNextSampleBuffer() else {
                    settle()
                    return completion()
                }
                input.append(sample)
            }
        }
    }

    private func settle() { input.markAsFinished() }
}

/// What is told of each click waits for none.
final class Clicks {
    private var monitor: Any?

    func start(handler: @escaping () -> Void) {
        guard monitor == nil else { return }  // assumes answered-by-receiver, called-per-event, listener-callback
        monitor = NSEvent.addGlobalMonitorForEvents(matching: [.leftMouseDown]) { _ in handler() }  // assumes called-per-event
    }
}
