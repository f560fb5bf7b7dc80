@main struct Driver {
    static func main() {
        Round.walk(Postbox())
        Round.done.wait()
    }
}
