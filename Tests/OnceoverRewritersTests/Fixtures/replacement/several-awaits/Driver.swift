@main struct Driver {
    static func main() {
        Bank().report()
        Signal.done.wait()
    }
}
