@main struct Driver {
    static func main() {
        Stairs().walk()
        Signal.done.wait()
    }
}
