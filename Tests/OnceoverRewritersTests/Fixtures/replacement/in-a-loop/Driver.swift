@main struct Driver {
    static func main() {
        Net().fish()
        for _ in 1...5 { Signal.done.wait() }
        print("five")
    }
}
