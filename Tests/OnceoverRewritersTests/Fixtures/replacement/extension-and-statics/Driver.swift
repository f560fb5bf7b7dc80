@main struct Driver {
    static func main() {
        Walk().start()
        Signal.done.wait()
    }
}
