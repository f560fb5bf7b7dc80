@main struct Driver {
    static func main() {
        let desk = Desk()
        desk.open()
        desk.work()
        desk.work(at: Depot())
        for _ in 0..<3 { Signal.done.wait() }
        print(Signal.texts.withLock { $0.sorted() })
    }
}
