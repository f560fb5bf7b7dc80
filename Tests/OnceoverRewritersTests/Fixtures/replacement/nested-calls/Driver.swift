@main struct Driver {
    static func main() {
        Tower().climb()
        Signal.done.wait()
    }
}
