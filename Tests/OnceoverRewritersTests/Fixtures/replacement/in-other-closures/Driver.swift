@main struct Driver {
    static func main() {
        Door().button().tapped()
        Signal.done.wait()
    }
}
