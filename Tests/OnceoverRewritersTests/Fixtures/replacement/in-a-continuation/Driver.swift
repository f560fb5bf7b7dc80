@main struct Driver {
    static func main() {
        Cook().eat()
        Signal.done.wait()
    }
}
