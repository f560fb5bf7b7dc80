@main struct Driver {
    static func main() {
        Pier(ferry: Steamer(raft: Raft())).board()
        Signal.done.wait()
    }
}
