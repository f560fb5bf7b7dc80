@main struct Driver {
    static func main() {
        Office(printer: ColourPrinter()).start()
        Signal.done.wait()
    }
}
