@main
@MainActor
struct Driver {
    static func main() async {
        let printer = Printer()
        let queue = PrintQueue(printer: printer)
        queue.show()
        await settle()
        printer.finish()
        await settle()
        queue.showDraft()
        await settle()
        printer.fail()
        await settle()
        queue.showDraft()
        await settle()
        printer.finish()
        await settle()
    }

    static func settle() async { try? await Task.sleep(for: .milliseconds(20)) }
}
