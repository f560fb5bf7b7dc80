@main struct Driver {
    static func main() {
        for one in [global, trailing, method, all] {
            one()
            Signal.done.wait()
        }
    }
}
