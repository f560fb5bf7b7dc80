@main struct Driver {
    static func main() {
        Shelf().all()
        Signal.done.wait()
    }
}
