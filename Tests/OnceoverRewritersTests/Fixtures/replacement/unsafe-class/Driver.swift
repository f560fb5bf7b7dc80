@main struct Driver {
    static func main() {
        Diary().write()
        Signal.done.wait()
    }
}
