@main struct Driver {
    static func main() {
        Tide().doubled(2)
        Signal.done.wait()
        Tide().checked(3)
        Signal.done.wait()
        levels()
        Signal.done.wait()
    }
}
