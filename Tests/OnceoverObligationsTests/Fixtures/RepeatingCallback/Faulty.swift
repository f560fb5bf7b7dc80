// verdicts: 0 proved, 0 assumed, 18 violated, 0 unknown
import Combine
import Network

func connect(_ connection: NWConnection) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        connection.stateUpdateHandler = { state in
            switch state {
            case .ready: continuation.resume()  // want "repeating-callback: .*`stateUpdateHandler` calls"
            case .failed(let error): continuation.resume(throwing: error)
            default: break
            }
        }
        connection.start(queue: .main)
    }
}

func firstTick() async {
    await withCheckedContinuation { continuation in
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            continuation.resume()  // want "repeating-callback: .* when `scheduledTimer` calls back again"
        }
    }
}

func whenDry(_ tide: Tide, completion: @escaping () -> Void) {
    tide.observe(\.level, options: [.new]) { tide, _ in
        guard tide.level < 1 else { return }
        completion()  // want "repeating-callback: `completion` is called a second time here"
    }
}

func nextLevel(_ levels: PassthroughSubject<Int, Never>, _ bag: inout Set<AnyCancellable>) async -> Int {
    await withCheckedContinuation { continuation in
        levels.map { $0 + 1 }.sink { level in
            continuation.resume(returning: level)  // want "repeating-callback"
        }.store(in: &bag)
    }
}

func nextNotice(in center: NotificationCenter) async {
    await withCheckedContinuation { continuation in
        _ = center.addObserver(forName: .tideTurned, object: nil, queue: nil) { _ in
            continuation.resume()  // want "repeating-callback"
        }
    }
}

/// On a global queue the handler may be under way again before it is taken away.
func connectAnywhere(_ connection: NWConnection) async {
    await withCheckedContinuation { continuation in
        connection.stateUpdateHandler = { state in
            guard state == .ready else { return }  // want "unresumed-path: `continuation`"
            continuation.resume()  // want "repeating-callback"
            connection.stateUpdateHandler = nil
        }
        connection.start(queue: .global())
    }
}

/// The hop to the main queue changes nothing.
func motion(_ sensors: CMMotionManager, completion: @escaping (Double) -> Void) {
    sensors.startDeviceMotionUpdates(to: .main) { motion, _ in
        DispatchQueue.main.async {
            completion(motion?.heading ?? 0)  // want "repeating-callback"
        }
    }
}

/// Its own listeners are called whenever the bell rings, and nobody takes one out.
final class Bell {
    private var listeners: [(Int) -> Void] = []

    func onRing(_ listener: @escaping (Int) -> Void) { listeners.append(listener) }

    func ring(_ count: Int) {
        for listener in listeners { listener(count) }
    }

    func nextRing() async -> Int {
        await withCheckedContinuation { continuation in
            onRing { continuation.resume(returning: $0) }  // want "repeating-callback: .* `onRing` calls back"
        }
    }
}

/// A small picture comes first.
func picture(_ asset: PHAsset) async -> UIImage? {
    await withCheckedContinuation { continuation in
        let options = PHImageRequestOptions()
        options.deliveryMode = .opportunistic
        PHImageManager.default().requestImage(
            for: asset, targetSize: .zero, contentMode: .default, options: options
        ) { image, _ in
            continuation.resume(returning: image)  // want "repeating-callback"
        }
    }
}

func anyPicture(_ asset: PHAsset, completion: @escaping (UIImage?) -> Void) {
    PHImageManager.default().requestImage(
        for: asset, targetSize: .zero, contentMode: .default, options: nil
    ) { image, _ in
        completion(image)  // want "repeating-callback"
    }
}

/// A timer that is told to come again.
func afterAWhile(completion: @escaping () -> Void) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: .seconds(1))
    timer.setEventHandler {
        completion()  // want "repeating-callback: .* when `setEventHandler` calls back again"
    }
    timer.resume()
    return timer
}

final class Lighthouse {
    private var timer: (any DispatchSourceTimer)?

    func flash() async {
        await withCheckedContinuation { continuation in
            timer = DispatchSource.makeTimerSource(flags: [], queue: queue)
            timer?.setEventHandler { continuation.resume() }  // want "repeating-callback"
            timer?.schedule(wallDeadline: .now(), repeating: 5, leeway: .seconds(1))
            timer?.activate()
        }
    }
}

/// Every signal is told of.
func whenInterrupted(completion: @escaping () -> Void) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
    source.setEventHandler { completion() }  // want "repeating-callback"
    source.activate()
    return source
}

/// In an extension the property is the framework's all the same.
extension NWPathMonitor {
    func whenOnline(completion: @escaping () -> Void) {
        pathUpdateHandler = { path in
            guard path.status == .satisfied else { return }
            completion()  // want "repeating-callback: .*`pathUpdateHandler` calls"
        }
        start(queue: .main)
    }
}

/// Where there is nothing left to take, nothing has been stopped.
func feed(_ input: AVAssetWriterInput, from output: AVAssetReaderTrackOutput, on queue: DispatchQueue) async {
    await withCheckedContinuation { continuation in
        input.requestMediaDataWhenReady(on: queue) {
            while input.isReadyForMoreMediaData {
                guard let sample = output.copyNextSampleBuffer() else {
                    continuation.resume()  // want "repeating-callback: .*`requestMediaDataWhenReady` calls"
                    return
                }
                input.append(sample)
            }
        }
    }
}

/// Nobody stops a timer that nobody keeps; whom its callback asks, or tells, has nothing to stop.
func untilClear(completion: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        guard !isFoggy() else { return }
        completion()  // want "repeating-callback: .*`scheduledTimer` calls"
    }
}

func tick(on queue: DispatchQueue) async {
    await withCheckedContinuation { continuation in
        let source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler {
            report("tick of \(source)")
            continuation.resume()  // want "repeating-callback: .*`setEventHandler` calls"
        }
        source.resume()
    }
}

/// The input is finished in one turn, and each turn answers.
func drain(_ output: AVAssetReaderTrackOutput, into input: AVAssetWriterInput, completion: @escaping () -> Void) {
    input.requestMediaDataWhenReady(on: .main) {
        while input.isReadyForMoreMediaData {
            guard let sample = output.copyNextSampleBuffer() else {
                input.markAsFinished()
                break
            }
            input.append(sample)
        }
        completion()  // want "repeating-callback: .*`requestMediaDataWhenReady` calls"
    }
}
