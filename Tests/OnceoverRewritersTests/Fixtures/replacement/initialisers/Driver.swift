@main struct Driver {
    static func main() {
        _ = Alarm(name: "school")
        Signal.done.wait()
    }
}
