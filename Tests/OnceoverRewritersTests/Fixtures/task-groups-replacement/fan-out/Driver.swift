@main struct Driver {
    static func main() {
        Scout().march()
        Signal.done.wait()
    }
}
