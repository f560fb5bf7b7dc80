@main struct Driver {
    static func main() {
        Kettle().tea()
        Signal.done.wait()
    }
}
