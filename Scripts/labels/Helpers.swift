func runNow(_ job: () -> Void) { job() }
func runTwice(_ job: () -> Void) {
    job()
    job()
}
func runNever(_ job: () -> Void) {}
func runWhen(_ condition: Bool, _ job: () -> Void) { if condition { job() } }
func runLater(_ job: @escaping () -> Void) { DispatchQueue.main.async { job() } }
func runEither(_ condition: Bool, _ yes: () -> Void, otherwise no: () -> Void) {
    if condition { yes() } else { no() }
}
func runBoth(_ first: () -> Void, _ second: () -> Void) {
    first()
    second()
}
func retry(_ times: Int, _ job: () -> Bool) -> Bool {
    for _ in 0..<times where job() { return true }
    return false
}
final class Keeper {
    var job: (() -> Void)?
    func keep(_ job: @escaping () -> Void) { self.job = job }
    func fire() {
        let job = job
        self.job = nil
        job?()
    }
    func fireAgain() { job?() }
}

func answer(_ handler: (Int) -> Void) { handler(1) }
func answer(_ continuation: CheckedContinuation<Int, Never>) { continuation.resume(returning: 1) }
func answer(_ continuation: CheckedContinuation<Int, Error>) { continuation.resume(throwing: Fault.some) }
func answer(_ promise: EventLoopPromise<Int>) { promise.succeed(1) }

func answerWhen(_ condition: Bool, _ handler: (Int) -> Void) -> Bool {
    guard condition else { return false }
    handler(1)
    return true
}
func answerWhen(_ condition: Bool, _ continuation: CheckedContinuation<Int, Never>) -> Bool {
    if condition { continuation.resume(returning: 1) }
    return condition
}
func answerWhen(_ condition: Bool, _ continuation: CheckedContinuation<Int, Error>) -> Bool {
    if condition { continuation.resume(returning: 1) }
    return condition
}
func answerWhen(_ condition: Bool, _ promise: EventLoopPromise<Int>) -> Bool {
    if condition { promise.succeed(1) }
    return condition
}
