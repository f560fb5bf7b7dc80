@main struct Driver {
    static func main() {
        try? Baker().shop()
        Signal.done.wait()
    }
}
