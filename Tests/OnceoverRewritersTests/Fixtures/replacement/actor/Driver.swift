import Dispatch

@main struct Driver {
    static let counter = Counter()

    static func main() {
        Task.detached { await counter.count() }
        Signal.done.wait()
    }
}
