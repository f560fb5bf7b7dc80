import Foundation

// What the examples of Documentation/Assumptions.md take for granted.

typealias Done = () -> Void

struct Chart {}
struct Delta {}
struct Place {}
struct Order: Codable {}
struct Picture {}
struct Address {}
struct Wreck: Error {}
struct Failure: Error {
    var code = 0
}

class Ship {
    var isMoored = false
    var name = ""
}
final class Tug: Ship {}
final class Raft: Ship {}

final class Berth {
    var hasResumed = false
    func moor(_ completion: @escaping Done) {}
}

final class Engine {
    func start(_ completion: @escaping Done) {}
}

final class Port {
    func bind(_ completion: @escaping Done) {}
}

final class Request {
    init(_ address: Address) {}
}

final class Upload {
    init(_ file: Data, completion: @escaping Done) {}
    func start() {}
}

final class Page {}
final class Picker {
    func dismiss() {}
}

struct Action {
    init(_ title: String, _ handler: Done? = nil) {}
}

final class Alert {
    func addAction(_ action: Action) {}
}

final class Semaphore {
    func signal() {}
    func wait() {}
}

final class Future<Value> {
    func wait() throws {}
}

final class EventLoopPromise<Value> {
    let futureResult = Future<Value>()
    func succeed(_ value: Value) {}
    func fail(_ error: any Error) {}
}

struct Span {
    static func seconds(_ count: Int) -> Span { Span() }
}

final class Loop {
    func makePromise<Value>(of type: Value.Type) -> EventLoopPromise<Value> { EventLoopPromise() }
    func scheduleTask(in span: Span, _ work: @escaping Done) {}
}

final class Gate {
    func markDone() -> Bool { true }
    func markLate() -> Bool { true }
}

final class Session {
    func load(_ completion: @escaping (Chart?, Failure?) -> Void) {}
}

final class Loader {
    func load(_ completion: @escaping (Chart?, (any Error)?) -> Void) {}
}

final class Store {
    func save(_ completion: @escaping ((any Error)?) -> Void) {}
}

final class View {
    func showError(_ error: any Error) {}
}

final class Stream {
    func yield(_ chart: Chart) {}
    func finish() {}
}

final class Source {
    var onChart: ((Chart?) -> Void)?
    func load(_ completion: @escaping Done) {}
    func start() {}
}

final class Radio {
    var found: ((Ship) -> Void)?
    func send(_ text: String, completion: @escaping Done) {}
    func send(_ completion: @escaping ((any Error)?) -> Void) {}
    func observe(_ callback: @escaping (Int) -> Void) {}
}

final class Dispatcher {
    func reserve(_ completion: @escaping (Berth) -> Void) -> Berth? { nil }
    func moor(_ completion: @escaping (Berth?) -> Void) {}
    func onReady(_ callback: @escaping Done) {}
    func onRefused(_ callback: @escaping Done) {}
}

protocol Surroundings {}

extension Surroundings {
    var harbour: Dispatcher { Dispatcher() }
    var radio: Radio { Radio() }
    var text: String { "" }
    func start() {}
}

protocol AssertedUnreachable: Surroundings {}
extension AssertedUnreachable {
    var berth: Berth? { nil }
}

protocol AwaitedIsAnswered: Surroundings {}
extension AwaitedIsAnswered {
    var loop: Loop { Loop() }
    func start(_ promise: EventLoopPromise<Void>) {}
}

protocol BlockingWait: Surroundings {}
extension BlockingWait {
    var semaphore: Semaphore { Semaphore() }
}

protocol CalledPerElement: Surroundings {}
extension CalledPerElement {
    var ships: [Ship] { [] }
}

protocol CalledPerEvent: Surroundings {}
extension CalledPerEvent {
    func load(_ completion: @escaping (Chart) -> Void) {}
}

protocol CancelUnheard: Surroundings, AnyObject {}

protocol CancelledRequest: Surroundings {}
extension CancelledRequest {
    var session: Session { Session() }
}

protocol ConditionalComment: Surroundings {}
extension ConditionalComment {
    var isFree: Bool { true }
}

struct Entry {
    var name: String
    var handler: (Chart) -> Void
}

protocol ElementStaysForOthers: Surroundings {}
extension ElementStaysForOthers {
    var requests: [Int: Entry] { [:] }
}

protocol EndedStream: Surroundings {}
extension EndedStream {
    var charts: AsyncStream<Chart> { AsyncStream { _ in } }
    var continuation: AsyncStream<Chart>.Continuation { AsyncStream.makeStream(of: Chart.self).continuation }
}

protocol ExpectedErrorType: Surroundings {}
extension ExpectedErrorType {
    func answer() throws -> Chart { Chart() }
    func completion(_ chart: Chart?) {}
}

final class Application {
    func beginBackgroundTask(_ expired: @escaping Done) -> Int { 0 }
}

protocol ExpirationHandler: Surroundings {}
extension ExpirationHandler {
    var application: Application { Application() }
    var task: Int {
        get { 0 }
        nonmutating set {}
    }
}

protocol FoundAgain: Surroundings {}
extension FoundAgain {
    func getEngine() -> Engine? { nil }
}

protocol GivesValueOrError: Surroundings {}
extension GivesValueOrError {
    var loader: Loader { Loader() }
    func completion(_ result: Result<Chart, any Error>) {}
}

protocol HandedOutElsewhere: Surroundings {}
extension HandedOutElsewhere {
    var waiting: CheckedContinuation<Void, Never>? {
        get { nil }
        nonmutating set {}
    }
}

protocol HandlerMayBeDropped: Surroundings {}
extension HandlerMayBeDropped {
    var arrived: ((Ship) -> Void)? {
        get { nil }
        nonmutating set {}
    }
}

protocol HearsBesides: Surroundings {}
extension HearsBesides {
    var delta: Delta? { nil }
}

final class Expectation {
    func fulfill() {}
}

protocol InTest: Surroundings {}
extension InTest {
    var expectation: Expectation { Expectation() }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func XCTFail() {}
}

protocol InteractionGoesOn: Surroundings {}
extension InteractionGoesOn {
    var waiting: CheckedContinuation<Address, any Error>? { nil }
}

final class CAPPluginCall {
    var keepAlive = false
}

protocol KeptForLater: Surroundings {}
extension KeptForLater {
    var calls: [CAPPluginCall] {
        get { [] }
        nonmutating set {}
    }
}

class LeftToSubclasses {}

protocol ListNotEmpty: Surroundings {}
extension ListNotEmpty {
    func load(_ completion: @escaping ([Chart]) -> Void) {}
    func completion() {}
}

protocol ListenerCallback: Surroundings {}
extension ListenerCallback {
    var charts: AnyIterator<Chart> { AnyIterator { nil } }
}

protocol LiteralIsValid: Surroundings {}
extension LiteralIsValid {
    func fetch(_ url: URL, _ completion: @escaping (Chart?) -> Void) {}
}

final class Locator {
    func locate() async -> Place { Place() }
}

protocol MakerCallsLater: Surroundings {}
extension MakerCallsLater {
    var address: Address { Address() }
}

protocol MakesSure: Surroundings {}
extension MakesSure {
    var isLoggedIn: Bool { true }
    func showLogin() {}
}

protocol ObjectIsKept: Surroundings, AnyObject {}
extension ObjectIsKept {
    var source: Source { Source() }
    var keepAlive: AnyObject? {
        get { nil }
        set {}
    }
}

protocol OneAdmitted: Surroundings {}
extension OneAdmitted {
    var gate: Gate { Gate() }
    func load(_ completion: @escaping Done) {}
    func after(_ seconds: Int, _ completion: @escaping Done) {}
}

protocol OneCallAtATime: Surroundings {}
extension OneCallAtATime {
    var source: Source { Source() }
    var completion: ((Chart) -> Void)? {
        get { nil }
        nonmutating set {}
    }
}

protocol OneCallbackRuns: Surroundings {}
extension OneCallbackRuns {
    func completion(_ isReady: Bool) {}
}

protocol OneMatch: Surroundings {}
extension OneMatch {
    var ships: [Ship] { [] }
    var wanted: String { "" }
    func completion(_ ship: Ship) {}
}

protocol OneOfSeveralRuns: Surroundings {}
extension OneOfSeveralRuns {
    func load(success: @escaping Done, failure: @escaping Done) {}
    func completion(_ isLoaded: Bool) {}
}

protocol OneType: Surroundings {}
extension OneType {
    var ship: Ship { Ship() }
    func completion(_ name: String) {}
}

struct Publisher {
    enum Completion { case finished, failure(any Error) }
    func sink(
        receiveCompletion: @escaping (Completion) -> Void, receiveValue: @escaping (Chart) -> Void
    ) {}
}

protocol OneValue: Surroundings {}
extension OneValue {
    var answer: Publisher { Publisher() }
    func completion(_ result: Result<Chart, any Error>) {}
}

final class ChartSource {
    func load(_ completion: @escaping (Chart) -> Void) {}
}

protocol PromiseKeepsFirst: Surroundings {}
extension PromiseKeepsFirst {
    var source: ChartSource { ChartSource() }
    var promise: EventLoopPromise<Chart> { EventLoopPromise() }
    var loop: Loop { Loop() }
    var late: any Error { Failure() }
}

typealias EventLoopFuture = Future

final class PromiseSource {
    func load(promise: EventLoopPromise<Chart>) {}
}

protocol PromisePassedOn: Surroundings {}
extension PromisePassedOn {
    var eventLoop: Loop { Loop() }
    var source: PromiseSource { PromiseSource() }
    var loading: EventLoopPromise<Chart>? {
        get { nil }
        nonmutating set {}
    }
}

protocol RareError: Surroundings {}
extension RareError {
    func post(_ body: Data, _ completion: @escaping Done) {}
}

protocol RepeatedComment: Surroundings {}
extension RepeatedComment {
    var ships: [Ship] { [] }
}

protocol ReplacedBeforeFound: Surroundings, AnyObject {}
extension ReplacedBeforeFound {
    var completion: ((Chart) -> Void)? {
        get { nil }
        set {}
    }
}

enum Stage { case started, done }

protocol ReportIsNoAnswer: Surroundings {}
extension ReportIsNoAnswer {
    func fetch(_ completion: @escaping Done) {}
}

protocol SharedHandler: Surroundings {}
extension SharedHandler {
    var completion: (Data?) -> Void { { _ in } }
    func get(opened: (Port) -> Void, received: (Data) -> Void) {}
    func onOpen(_ completion: @escaping (Data?) -> Void) -> (Port) -> Void { { _ in } }
    func onData(_ completion: @escaping (Data?) -> Void) -> (Data) -> Void { { _ in } }
}

protocol SilenceComment: Surroundings {}
extension SilenceComment {
    var isCancelled: Bool { true }
}

protocol Harbour {
    func moor(completion: @escaping Done)
}
extension Harbour {
    func log() {}
}

protocol StateRefusesSecondCall: Surroundings {}
extension StateRefusesSecondCall {
    var isRunning: Bool {
        get { true }
        nonmutating set {}
    }
    var waiting: CheckedContinuation<Void, Never>? {
        get { nil }
        nonmutating set {}
    }
}

protocol StoredIsAnswered: Surroundings, AnyObject {}
extension StoredIsAnswered {
    var waiting: Done? {
        get { nil }
        set {}
    }
}

protocol StreamReaderIsGone: Surroundings, AnyObject {}

protocol StreamStaysOpen: Surroundings {}
extension StreamStaysOpen {
    var source: Source { Source() }
    var stream: Stream { Stream() }
}

protocol SuccessOnly: Surroundings {}
extension SuccessOnly {
    var store: Store { Store() }
    var view: View { View() }
}

protocol SupersededRequest: Surroundings {}
extension SupersededRequest {
    var attempt: Int { 1 }
    func load(_ completion: @escaping (Chart) -> Void) {}
    func completion(_ chart: Chart) {}
}

final class DataTask {}
final class DataSession {
    func dataTask(with url: URL, _ completion: @escaping (Data?, Int?, (any Error)?) -> Void) -> DataTask { DataTask() }
}

protocol TaskAnswers: Surroundings {}
extension TaskAnswers {
    var session: DataSession { DataSession() }
    var url: URL { URL(fileURLWithPath: "/") }
    var completion: (Data?) -> Void { { _ in } }
    func run(_ task: DataTask, orRecall url: URL, completion: @escaping (Data?) -> Void) {}
}

protocol TimeLimitAnswers: Surroundings, AnyObject {}
extension TimeLimitAnswers {
    var waiting: ((Place?) -> Void)? {
        get { nil }
        set {}
    }
    func finish(_ place: Place?) {}
}

protocol ToldByResult: Surroundings {}
extension ToldByResult {
    var isOn: Bool { true }
}

protocol ToldElsewhere: Surroundings {}
extension ToldElsewhere {
    var port: Port? { nil }
}

protocol UnusedKeeper: Surroundings {}
extension UnusedKeeper {
    var file: Data { Data() }
    var isOnline: Bool { true }
    var completion: Done { {} }
}

protocol UserChoice: Surroundings {}
extension UserChoice {
    var alert: Alert { Alert() }
}

protocol ValueOrError: Surroundings {}
extension ValueOrError {
    func load(_ completion: @escaping (Chart?, (any Error)?) -> Void) {}
    func completion(_ result: Result<Chart, any Error>) {}
}

final class Queue {
    func async(_ work: @escaping Done) {}
}

protocol WorkParameter: Surroundings {}
extension WorkParameter {
    var isOnline: Bool { true }
    var queue: Queue { Queue() }
}
