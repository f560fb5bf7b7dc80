@main struct Driver {
    static func main() {
        Archive().close()
        Signal.done.wait()
    }
}
