// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
import Foundation

// The world of the fixtures. Nothing here says what it does, so analyzers know no more of it than of a framework. With
// this file each fixture compiles: `swiftc -typecheck -swift-version 5 Harbour.swift Guard/Correct.swift`.

struct Ship {
    var name = ""
    var crew = 0
    var isDocked = false
}

enum Spill: Error { case oil, grain }

protocol Radio: AnyObject {
    var isOn: Bool { get set }
    var onReply: ((Ship) -> Void)? { get set }
    var stateUpdateHandler: ((Int) -> Void)? { get set }
    func hail(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void)
    func ask(_ name: String, answer: @escaping (Result<Ship, any Error>) -> Void)
    func call(_ name: String, success: @escaping (Ship) -> Void, failure: @escaping (any Error) -> Void)
    @discardableResult func wait(_ then: @escaping () -> Void) -> Ticket
    func observe(_ tide: @escaping (Int) -> Void)
    func signal()
}

protocol Ticket { func cancel() }

protocol Latch { func claim() -> Bool }

protocol Yard {
    var ships: [Ship] { get }
    var isOpen: Bool { get }
    func find(_ name: String) -> Ship?
    func moor(_ ship: Ship) throws -> Int
    func weigh(_ ship: Ship) async throws -> Int
    func count() async -> Int
    func log(_ text: String)
}

final class EventLoopPromise<Value> {
    var futureResult: EventLoopFuture<Value> { fatalError("not run") }
    func succeed(_ value: Value) {}
    func fail(_ error: any Error) {}
}

final class EventLoopFuture<Value> {
    func whenFinished(_ then: @escaping (Result<Value, any Error>) -> Void) {}  // assumes empty-body, listener-parameter
}

protocol EventLoop { func makePromise<Value>(of type: Value.Type) -> EventLoopPromise<Value> }

let queue = DispatchQueue(label: "harbour")
