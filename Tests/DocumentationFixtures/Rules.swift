import Dispatch
import Foundation
import Synchronization

// What the examples of Documentation/Rules take for granted.

struct Card {}
struct Feed {}
struct Image {}
struct TimedOut: Error {}
enum AvatarError: Error { case none }

struct User {
    var avatarURL: URL?
}

final class Client {
    func load(_ completion: @escaping (Feed?) -> Void) {}
}

class CNContact {}
class CNContactPickerViewController {}
protocol CNContactPickerDelegate {}

final class NWConnection: @unchecked Sendable {
    enum State { case ready, failed(any Error), cancelled }
    var stateUpdateHandler: ((State) -> Void)?
    func start(queue: DispatchQueue) {}
}

final class Reader {}
protocol ReaderDelegate: AnyObject {
    func reader(_ reader: Reader, didRead card: Card)
}

final class Registry {
    func add(_ completion: @escaping () -> Void) {}
}

protocol Surroundings {}

protocol DoubleResume: Surroundings {}
extension DoubleResume {
    func fetch(_ url: URL, _ completion: @escaping (Data?, (any Error)?) -> Void) {}
}

protocol DroppableCallback: Surroundings, AnyObject {}
extension DroppableCallback {
    var client: Client { Client() }
    var feed: Feed? {
        get { nil }
        set {}
    }
}

protocol StaleContinuation: Surroundings, AnyObject {}
extension StaleContinuation {
    var waiting: CheckedContinuation<Card, any Error>? {
        get { nil }
        set {}
    }
}

protocol UnguardedRace: Surroundings {}
extension UnguardedRace {
    var continuation: CheckedContinuation<Int, any Error> { fatalError() }
    func ask(_ completion: @escaping (Int) -> Void) {}
}

protocol UnknownVerdict: Surroundings {}
extension UnknownVerdict {
    var registry: Registry { Registry() }
}

protocol UnresumedPath: Surroundings {}
extension UnresumedPath {
    func download(_ url: URL, _ completion: @escaping (Result<Image, any Error>) -> Void) {}
}
