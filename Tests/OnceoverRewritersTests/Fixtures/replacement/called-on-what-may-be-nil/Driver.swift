@main struct Driver {
    static func main() {
        Person(name: "Eve", phone: Phone()).call()
        Signal.done.wait()
    }
}
