import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

final class Map: Sendable {
    static let shared = Map()

    static func open(_ sheet: Int, completion: @escaping @Sendable (Map) -> Void) {
        DispatchQueue.global().async { completion(shared) }
    }
}

extension Map {
    /* Where it is. */
    @discardableResult
    func find(
        _ place: String, near other: String = "",  // the nearest one
        then completion: @escaping @Sendable (Result<Int, any Error>) -> Void
    ) -> Void {
        DispatchQueue.global().async { completion(.success(place.count)) }
    }

    func fold(_ times: Int,
              then completion: @escaping @Sendable () -> Void,
              slowly: Bool = false) {
        DispatchQueue.global().async { completion() }
    }

    #if DEBUG
    func legend(completion: @escaping @Sendable () -> Void) { DispatchQueue.global().async { completion() } }
    #else
    func legend(completion: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: completion) }
    #endif
}

struct Walk: Sendable {
    let map = Map.shared
    var maps: [Map] { [map] }

    func start() {
        let place = 1
        Map.open(1) { map in
            map.legend { _ = place }
            map.fold(2, then: { _ = place }, slowly: true)
            map.find("mill") { result in
                print((try? result.get()) ?? 0)
                Signal.done.signal()
            }
        }
    }
}
